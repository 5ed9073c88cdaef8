import * as styles from "./annotated-sheet.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface SheetLine {
  what: string;
  /** One value for each column after the first. */
  values: readonly string[];
  /** Says what is wrong with the line; it is marked. */
  fault?: string;
  /** Number of the note that explains it, counted from 1. */
  note?: number;
}

interface AnnotatedSheetProps {
  id: string;
  heading: string;
  intro: string;
  /** Head of the sheet: whose it is, and of which day. */
  sheet: { title: string; detail: string };
  columns: readonly string[];
  lines: readonly SheetLine[];
  notes: readonly { title: string; text: string }[];
}

/** A document as it comes out of the printer, with numbers that lead to notes beside it: shows a product that is itself a list. */
export function AnnotatedSheet({
  id,
  heading,
  intro,
  sheet,
  columns: [first, ...columns],
  lines,
  notes,
}: AnnotatedSheetProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <div className={styles.annotated}>
        <figure className={styles.sheet}>
          <figcaption className={styles.head}>
            <span className="display text-display-4">{sheet.title}</span>
            <span className="text-label text-soft">{sheet.detail}</span>
          </figcaption>
          <table>
            <thead>
              <tr>
                {[first, ...columns].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ what, values, fault, note }) => (
                <tr key={what}>
                  <th scope="row">
                    {what}
                    {note && (
                      <a href={`#${id}-note-${note}`} className={styles.number}>
                        <span className="sr-only">Note </span>
                        {note}
                      </a>
                    )}
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index]} data-column={columns[index]}>
                      {value}
                      {index === 0 && fault && (
                        <span className={styles.warning}>
                          <Icon name="triangle-alert" className="size-4" />
                          {fault}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
        <ol className={styles.notes}>
          {notes.map(({ title, text }, index) => (
            <li key={title} id={`${id}-note-${index + 1}`}>
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-small text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
