import * as styles from "./sunrise-letter.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";

interface SunriseLetterProps {
  heading: string;
  text: string;
}

/** The end of the page is the end of the dark weeks: the sun comes up behind the fjord while one scrolls, and the letter is asked for in it. */
export function SunriseLetter({ heading, text }: SunriseLetterProps) {
  return (
    <section data-tone="brand" aria-labelledby="subscribe-heading" className={styles.morning}>
      <div aria-hidden className={styles.disc} />
      <div className={styles.words}>
        <h2 id="subscribe-heading" className="display text-display-1">
          {heading}
        </h2>
        <p>{text}</p>
        <SubscribeForm id="subscribe" layout="inline" buttonTone="inverse" />
      </div>
      <svg viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden className={styles.fjord}>
        <path
          d="M0 118 84 64 138 92 232 20 316 84 380 60 470 128 560 140H880L968 110 1052 36 1112 70 1188 10 1290 88 1352 62 1440 104V150H0Z"
          className={styles.far}
        />
        <path
          d="M0 92 66 118 150 84 250 132 330 148H1090L1180 112 1262 130 1350 80 1440 116V160H0Z"
          className={styles.near}
        />
        <path d="M0 148H1440V220H0Z" className={styles.water} />
        <path
          d="M470 158H970M520 168H920M575 178H868M628 188H812M672 198H768M704 208H738"
          className={styles.gleam}
        />
      </svg>
    </section>
  );
}
