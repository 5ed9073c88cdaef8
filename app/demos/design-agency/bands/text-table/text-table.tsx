import * as styles from "./text-table.module.css";
import type { CSSProperties } from "react";

interface TextTableProps {
  /** What the table compares; read out, not seen. */
  caption: string;
  /** The first one heads the names of the rows. `share` is its part of the width; all of them add up to 1. */
  columns: readonly { head: string; share: number }[];
  /** One cell for each column after the first: words, then two figures. */
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** A table of words: hairlines and nothing filled. On phones the words stand below their name, and both figures keep their columns. */
export function TextTable({ caption, columns, rows }: TextTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map(({ head, share }) => (
            <col key={head} style={{ "--share": share } as CSSProperties} />
          ))}
        </colgroup>
        <thead>
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
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.head}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
