import * as styles from "./press-hero.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { useAnswerTime } from "./use-answer-time.ts";

/** What the agency promises, in milliseconds. */
const PROMISE = 100;

interface PressHeroProps {
  /** The sentence but for its end: two lines on phones, one on wide screens. */
  opening: readonly [string, string];
  /** Ends of the sentence, about as long as each other: the last one first, the next with each press. */
  endings: readonly [string, ...string[]];
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  press: {
    button: string;
    /** What the board shows before the first press. */
    idle: string;
    unit: string;
    /** Beside the button: what it measures. */
    note: string;
    /** What is said when it took longer than promised. */
    late: string;
  };
}

/**
 * The first screen, and the proof of what it says: a switch that turns the light of the whole screen on and off and the claim over to its next
 * end, and a board of lamps that shows after how many milliseconds this browser had done it.
 */
export function PressHero({ opening, endings, lead, primary, secondary, press }: PressHeroProps) {
  const { presses, time, press: answer } = useAnswerTime();
  const isOn = presses % 2 === 1;
  const ending = endings[(presses + endings.length - 1) % endings.length];
  return (
    <div className={styles.top}>
      <section
        aria-labelledby="claim"
        data-tone={isOn ? "brand" : undefined}
        className={styles.hero}
      >
        <h1 id="claim" className={`${styles.claim} display`}>
          <span className={styles.opening}>
            {opening.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
          <span className="text-brand-ink">{ending}</span>
        </h1>
        <div className={styles.panel}>
          <output className={styles.board}>
            <span className={styles.lamps}>
              {time === null ? press.idle : time}
              <span className={styles.unit}> {time === null ? "" : press.unit}</span>
            </span>
          </output>
          <button type="button" aria-pressed={isOn} className={styles.button} onClick={answer}>
            <span className="display">{press.button}</span>
          </button>
          <p className={styles.note}>{time !== null && time > PROMISE ? press.late : press.note}</p>
        </div>
        <div className={styles.words}>
          <p className="text-lead">{lead}</p>
          <p className={styles.actions}>
            <ButtonLink href={primary.href} tone={isOn ? "inverse" : "solid"}>
              {primary.label}
            </ButtonLink>
            <ButtonLink href={secondary.href} tone="quiet">
              {secondary.label}
            </ButtonLink>
          </p>
        </div>
      </section>
    </div>
  );
}
