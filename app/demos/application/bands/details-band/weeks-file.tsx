import * as styles from "../../details.module.css";

/** The first lines of the file in which all weeks can be taken along. */
export function WeeksFile({ name, rows }: { name: string; rows: readonly string[] }) {
  return (
    <figure className={styles.weeksFile}>
      <figcaption>{name}</figcaption>
      <pre>{rows.join("\n")}</pre>
    </figure>
  );
}
