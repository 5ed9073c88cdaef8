import { ButtonLink } from "#app/elements/actions/button.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as signStyles from "../sign/sign.module.css";
import * as styles from "./sign-hero.module.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { watchMotion } from "#app/lib/motion.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { FIELD, outline } from "../../sign-pieces.ts";
import { Sign } from "../sign/sign.tsx";
import { fullSet, type SignName } from "../../signs.ts";

/** How long a sign stands before the next is drawn, in milliseconds. */
const PAUSE = 4500;

export interface NamedSign {
  name: SignName;
  label: string;
  /** For whom it was drawn, in one line. */
  client: string;
  /** "7 pieces". */
  pieces: string;
}

interface SignHeroProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
  more: { label: string; href: string };
  /** Names the choice of signs. */
  legend: string;
  stop: string;
  go: string;
  signs: readonly NamedSign[];
}

/**
 * A claim beside one huge sign, and all signs below to choose from: whichever is chosen is drawn from the pieces of the last. Until
 * somebody chooses or stops it, and only where motion is welcome, the next one comes by itself. Without script the twelve are a sheet.
 */
export function SignHero({ heading, text, action, more, legend, stop, go, signs }: SignHeroProps) {
  const [shown, setShown] = useState(0);
  const [isRunning, setRunning] = useState(true);
  const count = signs.length;
  const sheet = useRef<HTMLFieldSetElement>(null);
  // After a reload the browser brings back the sign that stood there last, whether it was chosen or had come by itself.
  useFirstRead(sheet, (fields) => {
    const value = fields.querySelector<HTMLInputElement>(":checked")?.value;
    setShown(
      Math.max(
        0,
        signs.findIndex(({ name }) => name === value),
      ),
    );
  });

  useEffect(() => {
    if (!isRunning) return;
    let timer: number | undefined;
    const endWatch = watchMotion((isWelcome) => {
      window.clearInterval(timer);
      if (isWelcome)
        timer = window.setInterval(() => setShown((current) => (current + 1) % count), PAUSE);
    });
    return () => {
      endWatch();
      window.clearInterval(timer);
    };
  }, [isRunning, count]);

  function choose(index: number) {
    setShown(index);
    setRunning(false);
  }

  const { name, label, client, pieces } = signs[shown]!;
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.claim}>
        <h1 id="claim" className="display">
          {heading}
        </h1>
        <div className={styles.words}>
          <p className="text-lead">{text}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        </div>
      </div>
      <svg
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        aria-hidden
        className={`${signStyles.sign} ${styles.emblem}`}
      >
        {fullSet(name).map((piece, index) => (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- a piece is its place: it turns into the one of the next sign
            key={index}
            d={outline(piece)}
            className={piece.isCut ? signStyles.cut : undefined}
            style={{ "--order": index } as CSSProperties}
          />
        ))}
      </svg>
      <div className={styles.caption}>
        <p>
          <span className={`${styles.label} display text-display-3`}>{label}</span>
          <span className="block">{client}</span>
          <span className="block text-soft">{pieces}</span>
        </p>
        <button
          type="button"
          data-replay
          onClick={() => setRunning(!isRunning)}
          className={styles.heroSwitch}
        >
          <Icon name={isRunning ? "pause" : "play"} className="size-4" />
          {isRunning ? stop : go}
        </button>
      </div>
      <fieldset ref={sheet} className={styles.sheet}>
        <legend className="sr-only">{legend}</legend>
        {signs.map((sign, index) => (
          <label key={sign.name}>
            <input
              type="radio"
              name="sign"
              value={sign.name}
              checked={index === shown}
              onChange={() => choose(index)}
              data-replay
              className="needs-script"
            />
            <Sign name={sign.name} className={styles.sign} />
            <span className={`${styles.name} text-label`}>{sign.label}</span>
            <span className="without-script text-label text-soft">{sign.client}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
