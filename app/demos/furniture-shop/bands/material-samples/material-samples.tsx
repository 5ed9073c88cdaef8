import * as styles from "./material-samples.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface MaterialSample {
  name: string;
  text: string;
  /** What to do for it, and of which article that is said. */
  care: string;
  /** Seen close: the part of the picture around `focus` (as in CSS `transform-origin`), `zoom` times as large. */
  picture: PictureSource;
  focus: string;
  zoom: number;
}

interface MaterialSamplesProps {
  id: string;
  heading: string;
  intro: string;
  samples: readonly MaterialSample[];
}

/** Materials as samples on a rail: cut to different lengths, each with its label below. Four of them fill the line. */
export function MaterialSamples({ id, heading, intro, samples }: MaterialSamplesProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.samples}>
        <header className={styles.head}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[44ch] text-soft">{intro}</p>
        </header>
        <ul className={styles.rail}>
          {samples.map(({ name, text, care, picture, focus, zoom }) => (
            <li key={name}>
              <div className={styles.sample}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 62rem) 50vw, 90vw"
                  alt=""
                  style={{ transformOrigin: focus, scale: zoom, objectPosition: focus }}
                />
              </div>
              <h3 className="display mt-5 text-display-4">{name}</h3>
              <p className="mt-2 max-w-[34ch] text-small text-soft">{text}</p>
              {care && <p className="mt-2 max-w-[34ch] text-small">{care}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
