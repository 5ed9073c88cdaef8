import * as styles from "./sortable-table.module.css";
import { useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";

interface Order {
  /** Index among the columns. */
  column: number;
  isDescending: boolean;
}

interface SortableTableProps {
  /** What the table lists; read out, not seen. */
  caption: string;
  /** The first one heads the names of the rows. Numbers stand at the end of their column. */
  columns: readonly { head: string; isNumber: boolean }[];
  /** The order in which the rows come. */
  comesBy: Order;
  rows: readonly {
    key: string;
    /** What the name of the row leads to. */
    href?: string | undefined;
    /** One for each column: what is shown, and what is compared when the table is put in order. */
    cells: readonly { text: string; value: string | number }[];
  }[];
}

/**
 * A table whose heads put it in order: once up, once more down. Without script it stays in the order in which it comes. On phones it is not
 * there: the sheet of plans says the same.
 */
export function SortableTable({ caption, columns, comesBy, rows }: SortableTableProps) {
  const [order, setOrder] = useState(comesBy);

  function sortBy(column: number) {
    setOrder({ column, isDescending: order.column === column && !order.isDescending });
  }

  const sorted = rows.toSorted(
    (one, other) =>
      compare(one.cells[order.column]?.value, other.cells[order.column]?.value) *
      (order.isDescending ? -1 : 1),
  );

  const direction = order.isDescending ? "descending" : "ascending";

  return (
    <div className={styles.frame}>
      <table className={styles.sortable}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }, column) => (
              <th
                key={head}
                scope="col"
                data-number={isNumber || undefined}
                aria-sort={order.column === column ? direction : undefined}
              >
                <button type="button" className="needs-script" onClick={() => sortBy(column)}>
                  {head}
                  {order.column === column && (
                    <Icon
                      name={order.isDescending ? "arrow-down" : "arrow-up"}
                      className={styles.direction}
                    />
                  )}
                </button>
                <span className="without-script">{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ key, href, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row" className="display">
                {href ? <Link href={href}>{name?.text}</Link> : name?.text}
              </th>
              {cells.map(({ text }, index) => (
                <td
                  key={columns[index + 1]?.head}
                  data-number={columns[index + 1]?.isNumber || undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function compare(one: string | number = "", other: string | number = ""): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}
