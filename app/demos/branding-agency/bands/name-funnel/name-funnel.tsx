import * as styles from "./name-funnel.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";
import { StruckNames } from "./struck-names.tsx";

export interface NameRound {
  /** What the names of this round had to answer. */
  question: string;
  /** Those that could not: they are shown struck out. */
  struck: readonly string[];
}

interface NameFunnelProps {
  id: string;
  heading: string;
  intro: string;
  /** From the crowded round to the last one; four to six. */
  rounds: readonly NameRound[];
  /** Says what became of the names of a round, after their number: "struck out". */
  fate: string;
  /** What unfolds the names of a round on phones: "Show all", after which their number stands. */
  all: string;
  /** The name that was left, a short one, with what is to be said about it and where it is seen. */
  chosen: { name: string; text: string; picture: PictureSource };
}

/** How one name was found: all that were not it, struck out round by round. The fewer there are, the larger they are set. */
export function NameFunnel({ id, heading, intro, rounds, fate, all, chosen }: NameFunnelProps) {
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{intro}</p>
      </header>
      <ol>
        {rounds.map(({ question, struck }) => (
          <li key={question} className={styles.round}>
            <div>
              <h3 className="font-semibold">{question}</h3>
              <p className="text-small text-soft">
                {struck.length} {fate}
              </p>
            </div>
            <StruckNames names={struck} all={all} />
          </li>
        ))}
      </ol>
      <div className={styles.chosen}>
        <p className={`${styles.chosenName} display`}>{chosen.name}</p>
        <div className={styles.proof}>
          <Picture picture={chosen.picture} sizes="(min-width: 62rem) 40vw, 100vw" />
          <p className="max-w-[44ch] text-lead">{chosen.text}</p>
        </div>
      </div>
    </Section>
  );
}
