import * as styles from "./admin-tables.module.css";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "#app/elements/actions/link.tsx";

export interface Column {
  title: string;
  /** Figures and buttons stand at the end of their column. */
  end?: boolean;
}

interface DataTableProps {
  /** What is listed; read out before the table. */
  label: string;
  columns: readonly Column[];
  children: ReactNode;
}

/** What the elements are anyway, until a phone's layout takes it from them in some browsers. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A list of records: ruled rows with their heads above them, and on a phone each record as a block of labelled lines. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <div className={styles.holder}>
      <table {...roles.table} className={styles.table}>
        <caption className="sr-only">{label}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map(({ title, end }) => (
              <th key={title} {...roles.columnheader} scope="col" data-end={end}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>{children}</tbody>
      </table>
    </div>
  );
}

/** One record. It takes the focus when it is walked to, and when something was done to it. */
export function Row({ id, children }: { id: string; children: ReactNode }) {
  return (
    <tr {...roles.row} id={id} tabIndex={-1} data-row>
      {children}
    </tr>
  );
}

interface CellProps {
  /** The column's title, shown where the columns have no heads. Left out for what speaks for itself. */
  label?: string;
  end?: boolean;
  /** Where it stands in the block on a phone: at the end of the head's line, or in the line below; else in a line of its own. */
  place?: "corner" | "below" | "below-end";
  children: ReactNode;
}

/** One value of a record. */
export function Cell({ label, end, place, children }: CellProps) {
  return (
    <td {...roles.cell} data-label={label} data-end={end} data-place={place}>
      {children}
    </td>
  );
}

/** What a record is called. It names the row for screen readers and heads its block on a phone. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th {...roles.rowheader} scope="row">
      {children}
    </th>
  );
}

/** The way into a record: what Enter opens when its row has the focus. */
export function OpenLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} data-open className={clsx(styles.open, className)} />;
}
