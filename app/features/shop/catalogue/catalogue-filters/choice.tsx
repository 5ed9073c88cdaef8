import * as styles from "./catalogue-filters.module.css";
import type { CSSProperties } from "react";
import { counted } from "#shared/counted.ts";
import * as words from "../../words.ts";
import type { FilterChoice } from "../catalogue-view.server.ts";
import type { CatalogueForm } from "../use-catalogue-form.ts";

/** One choice of a filter, with the number of articles it would show; null: none is said. */
export function Choice({
  type,
  name,
  choice: { value, label, count, swatch },
  isChosen,
  apply,
}: {
  type: "radio" | "checkbox";
  name: string;
  choice: Omit<FilterChoice, "count"> & { count: number | null };
  isChosen: boolean;
  apply: CatalogueForm["apply"];
}) {
  return (
    <label className={styles.choice} data-empty={(count === 0 && !isChosen) || undefined}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={(event) => apply(event.currentTarget.form)}
      />
      {swatch && <span className={styles.dot} style={{ "--swatch": swatch } as CSSProperties} />}
      <span className={styles.label}>{label}</span>
      {count !== null && (
        <span className={styles.number}>
          {count}
          <span className="sr-only"> {counted(words.productsAfterCount, count)}</span>
        </span>
      )}
    </label>
  );
}
