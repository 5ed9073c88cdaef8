import * as styles from "./release-work.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface ReleaseWorkProps {
  id: string;
  heading: string;
  intro: string;
  releases: readonly {
    href: string;
    client: string;
    title: string;
    year: number;
    /** What came of it: a figure and what it counts. */
    result: { value: string; label: string };
    picture: PictureSource;
  }[];
}

/** Finished work in two staggered columns, each piece with the one figure that it is remembered for. */
export function ReleaseWork({ id, heading, intro, releases }: ReleaseWorkProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.work}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <ul>
        {releases.map(({ href, client, title, year, result, picture }) => (
          <li key={href}>
            <Link href={href} className={styles.release}>
              <Picture picture={picture} alt="" sizes="45vw" ratio="4 / 3" />
              <span className={`${styles.line} text-label`}>
                <span>{client}</span> <span className="text-soft">{year}</span>
              </span>
              <span className={`display ${styles.title}`}>{title}</span>
              <span className="text-small text-soft">
                <b className="text-brand-ink">{result.value}</b> {result.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
