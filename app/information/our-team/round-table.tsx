import * as styles from "./round-table.module.css";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TitleHeading } from "#app/sections/page-titles/page-title-parts.tsx";

export interface Seat {
  /** Place on the page that introduces the person. */
  id: string;
  name: string;
  trade: string;
  /** Square, the face in its middle. */
  picture: PictureSource;
}

/** As many as there is room for round the table. More stand in rows at every width. */
const MOST = 11;

interface RoundTableProps {
  /** Stands on the table: short enough for four lines. */
  heading: string;
  intro: ReactNode;
  /** Names the list of seats. */
  label: string;
  /** Clockwise from the top. */
  seats: readonly Seat[];
}

/** The head of a page about a group of equals: they sit round the title, and each face leads to its owner. On phones they stand in rows below it. */
export function RoundTable({ heading, intro, label, seats }: RoundTableProps) {
  return (
    <section
      className={clsx(styles.table, seats.length <= MOST && styles.round)}
      style={{ "--seats": seats.length } as CSSProperties}
    >
      <div data-tone="brand" className={styles.top}>
        <TitleHeading className="text-display-2 text-balance">
          <span>{heading}</span>
        </TitleHeading>
        <p className="max-w-[38ch] text-balance">{intro}</p>
      </div>
      <ul aria-label={label} className={styles.seats}>
        {seats.map(({ id, name, trade, picture }, index) => (
          <li key={id} style={{ "--seat": index } as CSSProperties}>
            <a href={`#${id}`} className={styles.seat}>
              <Picture picture={picture} sizes="(min-width: 62rem) 8rem, 28vw" alt="" ratio="1" />
              <span>
                <span className={`${styles.name} block text-small font-semibold`}>{name}</span>
                <span className="block text-label text-soft">{trade}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
