import * as styles from "./tiles-name.module.css";

/** The name in large letters; the dot of its i is a tile. Decorative: the name is said beside it. */
export function TilesName() {
  return (
    <span aria-hidden className={styles.letters}>
      T<span className={styles.dotless}>ı</span>les
    </span>
  );
}
