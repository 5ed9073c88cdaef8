import * as styles from "./series-strips.module.css";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface PictureSeries {
  name: string;
  text: string;
  /** How many and when, in a few words. */
  note: string;
  /** Three to five. Each leads to where it is seen large; its title is read out for it. */
  frames: readonly { href: string; title: string; picture: PictureSource }[];
}

interface SeriesStripsProps {
  id: string;
  heading: string;
  series: readonly PictureSeries[];
}

/** Series of pictures as strips cut from a roll: a name, what it is about, and all of its frames at one height, uncropped. */
export function SeriesStrips({ id, heading, series }: SeriesStripsProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="max-w-[38ch] pb-10 text-lead">
        {heading}
      </h2>
      <ol>
        {series.map(({ name, text, note, frames }) => (
          <li key={name} className={styles.strip}>
            <div className={styles.words}>
              <h3 className="display text-display-2">{name}</h3>
              <p className="text-small text-soft">{text}</p>
              <p className="text-small tabular-nums">{note}</p>
            </div>
            <ul aria-label={name} className={styles.frames}>
              {frames.map(({ href, title, picture }) => (
                <li
                  key={href}
                  style={{ "--format": picture.width / picture.height } as CSSProperties}
                >
                  <Link href={href} className={styles.frame}>
                    <Picture picture={picture} alt={title} sizes={widthsOf(picture, frames)} />
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

/** How wide a strip is, in percent of the window: beside its words, and alone. */
const BESIDE = 57;
const ALONE = 92;

/** Of frames at one height each is as wide as its format's share of the strip. */
function widthsOf(picture: PictureSource, frames: PictureSeries["frames"]): string {
  const formatOf = ({ width, height }: PictureSource) => width / height;
  const all = frames.reduce((sum, frame) => sum + formatOf(frame.picture), 0);
  const share = formatOf(picture) / all;
  return `(min-width: 62rem) ${Math.floor(BESIDE * share)}vw, ${Math.ceil(ALONE * share)}vw`;
}
