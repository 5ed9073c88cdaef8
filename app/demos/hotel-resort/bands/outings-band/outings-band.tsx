import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./outings-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

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

/** What can be done outside, in two rows: pictures with their words below, and one that needs no picture but a drawing. */
export function OutingsBand({ heading, intro, outings }: OutingsBandProps) {
  return (
    <Section
      id="outings"
      width="wide"
      aria-labelledby="outings-heading"
      className="grid grid-cols-1 gap-10"
    >
      <SectionHeader id="outings-heading" heading={heading} intro={intro} layout="split" />
      <PushedRow className={styles.outingsWall} labelledBy="outings-heading">
        {outings.map(({ title, text, terms, picture }) => (
          <li key={title} data-tone={picture ? undefined : "accent"}>
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 48rem) 48vw, 110vw"
                className={`${styles.outingPicture} w-full`}
              />
            ) : (
              <Bicycle />
            )}
            <h3 className="display text-display-4">{title}</h3>
            <p className={picture ? "text-soft" : undefined}>{text}</p>
            <p className="text-small font-semibold">{terms}</p>
          </li>
        ))}
      </PushedRow>
    </Section>
  );
}

/** One of the nine, from the side: wheels, frame, saddle, handlebar with its basket. */
function Bicycle() {
  return (
    <svg
      viewBox="0 0 320 200"
      aria-hidden
      className={styles.bicycle}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="72" cy="134" r="58" />
      <circle cx="248" cy="134" r="58" />
      <path d="M72 134L118 62H214L150 134H72M118 62L150 134M106 44L118 62M90 42H124M248 134L214 62L206 34H184M150 134L160 156M152 156H170" />
      <circle cx="150" cy="134" r="12" />
      <path d="M222 30H282L274 66H230ZM226 48H278" />
    </svg>
  );
}
