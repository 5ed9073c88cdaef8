import "./text-table.css";
import type { CSSProperties } from "react";

interface TextTableProps {
  /** What the table compares; read out, not seen. */
  caption: string;
  /** The first one heads the names of the rows. `share` is its part of the width; all of them add up to 1. */
  columns: readonly { head: string; share: number }[];
  /** One cell for each column after the first. */
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** A table of words: hairlines, one size of type, nothing filled. On phones a block for each row. */
export function TextTable({ caption, columns, rows }: TextTableProps) {
  return (
    <div className="text-table-frame">
      <table className="text-table">
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
