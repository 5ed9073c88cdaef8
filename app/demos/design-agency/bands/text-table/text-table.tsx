import * as styles from "./text-table.module.css";
import type { CSSProperties } from "react";

const looks = {
  /** One size of type, the names of the rows in bold. */
  plain: styles.table,
  /** The names of the rows as headings in the display face, for a table that is the whole band. */
  headed: `${styles.table} ${styles.headed}`,
} as const;

interface TextTableProps {
  look?: keyof typeof looks;
  /** What the table compares; read out, not seen. */
  caption: string;
  /** The first one heads the names of the rows. `share` is its part of the width; all of them add up to 1. */
  columns: readonly { head: string; share: number }[];
  /** One cell for each column after the first. */
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** A table of words: hairlines and nothing filled. On phones a block for each row. */
export function TextTable({ look = "plain", caption, columns, rows }: TextTableProps) {
  return (
    <div className={styles.frame}>
      <table className={looks[look]}>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map(({ head, share }) => (
            <col key={head} style={{ "--share": share } as CSSProperties} />
          ))}
        </colgroup>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => {
                const head = columns[index + 1]?.head;
                return (
                  <td key={head} data-head={head}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
