import * as styles from "./report-figures.module.css";
import type { ReactNode } from "react";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Section } from "#app/sections/section.tsx";

interface ReportRow {
  /** A place on the page: other bands link to the figures of one part. */
  id: string;
  name: string;
  cells: readonly string[];
}

interface FileLink {
  label: string;
  href: string;
  /** What the file is called where it is kept. */
  file: string;
}

interface ReportFiguresProps {
  id: string;
  heading: string;
  text: string;
  /** What the table shows; read out, not seen. */
  caption: string;
  /** The first one heads the names of the rows. */
  columns: readonly string[];
  rows: readonly ReportRow[];
  total: { name: string; cells: readonly string[] };
  /** The report itself. */
  pdf: FileLink;
  /** The table alone. Its address may be the file itself (`data:`), so that it cannot differ from the table. */
  download: FileLink;
  note: string;
  /** The report as a thing: its cover, drawn. */
  children: ReactNode;
}

/** A yearly report that is a table before it is a brochure: the cover at the start, the figures and their file beside it. */
export function ReportFigures({
  id,
  heading,
  text,
  caption,
  columns,
  rows,
  total,
  pdf,
  download,
  note,
  children,
}: ReportFiguresProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.figures}>
      <div aria-hidden>{children}</div>
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-text text-lead text-soft">{text}</p>
        <table className={`${styles.table} text-small`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} {...row} columns={columns} />
            ))}
          </tbody>
          <tfoot>
            <Row {...total} columns={columns} />
          </tfoot>
        </table>
        <div className={styles.file}>
          <a href={pdf.href} download={pdf.file} className={buttonClass()}>
            <Icon name="download" className="size-5" />
            {pdf.label}
          </a>
          <a
            href={download.href}
            download={download.file}
            className={buttonClass({ tone: "quiet" })}
          >
            <Icon name="download" className="size-5" />
            {download.label}
          </a>
          <p className="max-w-[44ch] text-small text-soft">{note}</p>
        </div>
      </div>
    </Section>
  );
}

function Row({
  id,
  name,
  cells,
  columns,
}: Omit<ReportRow, "id"> & { id?: string; columns: readonly string[] }) {
  return (
    <tr id={id}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-head={columns[index + 1]} className="figures">
          {cell}
        </td>
      ))}
    </tr>
  );
}
