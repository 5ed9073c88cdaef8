import * as styles from "./outings-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface Outing {
  title: string;
  text: string;
  /** When and what it costs: "Tuesdays, 6:30. Free." */
  terms: string;
  picture?: PictureSource;
}

interface OutingsBandProps {
  heading: string;
  intro: string;
  outings: readonly Outing[];
}

/** What can be done outside, as a wall of unequal tiles: pictures with their words below, and one that needs no picture. */
export function OutingsBand({ heading, intro, outings }: OutingsBandProps) {
  return (
    <Section id="outings" width="wide" aria-labelledby="outings-heading" className={styles.outings}>
      <div className={styles.outingsHead}>
        <h2 id="outings-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-soft">{intro}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls on phones must be reachable by keys */}
      <ul tabIndex={0} className={styles.outingsWall}>
        {outings.map(({ title, text, terms, picture }) => (
          <li key={title} data-tone={picture ? undefined : "accent"}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 34vw, (min-width: 36rem) 45vw, 92vw"
                className={styles.outingPicture}
              />
            )}
            <h3 className="display text-display-4">{title}</h3>
            <p className={picture ? "text-soft" : undefined}>{text}</p>
            <p className="text-small font-semibold">{terms}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
