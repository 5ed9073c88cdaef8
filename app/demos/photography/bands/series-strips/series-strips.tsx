import * as styles from "./series-strips.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface PictureSeries {
  name: string;
  text: string;
  /** How many and when, in a few words. */
  note: string;
  /** Three to five. Each leads to where it is seen large; its title is read out for it. */
  frames: readonly { href: string; title: string; picture: PictureSource; position: string }[];
}

interface SeriesStripsProps {
  id: string;
  heading: string;
  intro: string;
  series: readonly PictureSeries[];
}

/** Series of pictures as strips cut from a roll: a name, what it is about, and all of its frames at one height, cut to what is lit. */
export function SeriesStrips({ id, heading, intro, series }: SeriesStripsProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <ol>
        {series.map(({ name, text, note, frames }) => (
          <li key={name} className={styles.strip}>
            <div className={styles.words}>
              <h3 className="display text-display-3">{name}</h3>
              <p className="text-small text-soft">{text}</p>
              <p className="text-small tabular-nums">{note}</p>
            </div>
            <ul aria-label={name} className={styles.frames}>
              {frames.map(({ href, title, picture, position }) => (
                <li key={href}>
                  <Link href={href} className={styles.frame}>
                    <Picture
                      picture={picture}
                      position={position}
                      alt={title}
                      sizes="(min-width: 62rem) 24vw, (min-width: 36rem) 34vw, 50vw"
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
