import type { CSSProperties } from "react";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import * as styles from "./result-band.module.css";

interface ResultBandProps {
  heading: string;
  text: string;
  figure: string;
  caption: string;
  /** The most customers first. */
  companies: readonly { title: string; paid: number }[];
}

/** The closing band: the letter, and what came of it all, a row for each company and a dot for each of its customers, with the plane of the hero. */
export function ResultBand({ heading, text, figure, caption, companies }: ResultBandProps) {
  return (
    <section data-tone="brand" aria-labelledby="subscribe-heading" className={styles.band}>
      <div className={styles.letter}>
        <h2 id="subscribe-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
        <SubscribeForm id="subscribe" layout="inline" hideErrors className={styles.form} />
      </div>
      <p className={styles.result}>
        <b className={styles.figure}>{figure}</b>
        <span className="text-lead">{caption}</span>
      </p>
      <div aria-hidden className={styles.companies}>
        {companies.map(({ title, paid }) => (
          <p key={title} style={{ "--paid": paid } as CSSProperties}>
            {title}
          </p>
        ))}
        <svg viewBox="30 0 14.2 13.6" className={styles.plane}>
          <path d="M30.2 6.2 44 .2 38.8 13.4l-2.8-4.5z" fill="#fff" />
          <path d="M36 8.9 44 .2 35.1 6.8v5z" fill="var(--accent)" />
        </svg>
      </div>
    </section>
  );
}
