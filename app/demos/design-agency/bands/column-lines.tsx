import * as styles from "./baseline-page/baseline-page.module.css";

const columns = Array.from({ length: 12 }, (_, index) => `column ${index + 1}`);

/** The edges of the page's columns, four of twelve on small screens; fills its positioned parent. */
export function ColumnLines() {
  return (
    <div aria-hidden className={styles.columnLines}>
      {columns.map((column) => (
        <span key={column} />
      ))}
    </div>
  );
}
