import * as styles from "./open-positions.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface Position {
  title: string;
  place: string;
  /** What the day is like: the sentence for which somebody applies, or does not. */
  text: string;
}

interface OpenPositionsProps {
  id: string;
  /** How many there are, reads on into `heading`. */
  figure: string;
  heading: string;
  text: string;
  action: { label: string; href: string };
  positions: readonly Position[];
  /** Where some of them will work. */
  picture: PictureSource;
}

/** How many people are looked for and a few of the posts with what their day is like, beside the place where some of it is spent. */
export function OpenPositions({
  id,
  figure,
  heading,
  text,
  action,
  positions,
  picture,
}: OpenPositionsProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.positions}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 40vw, 92vw"
          className={styles.picture}
        />
        <div className={styles.call}>
          <h2 id={`${id}-heading`} className="display">
            <span className={styles.figure}>{figure}</span>{" "}
            <span className="block text-display-3">{heading}</span>
          </h2>
          <p className="max-w-[42ch] text-lead text-soft">{text}</p>
          <ButtonLink href={action.href} className="justify-self-start">
            {action.label}
          </ButtonLink>
        </div>
        <ul className={styles.list}>
          {positions.map((position) => (
            <li key={position.title}>
              <h3 className="font-semibold">{position.title}</h3>
              <p className="text-small">{position.place}</p>
              <p className={`${styles.text} text-small text-soft`}>{position.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
