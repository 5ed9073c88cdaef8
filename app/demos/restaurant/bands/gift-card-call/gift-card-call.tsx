import * as styles from "./gift-card-call.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";

interface GiftCardCallProps {
  id: string;
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** What is printed on the card. */
  card: { title: string; line: string; price: string };
}

/** A call with the thing itself beside it: a gift card, drawn, on the envelope it is posted in. */
export function GiftCardCall({ id, heading, text, action, card }: GiftCardCallProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.call}>
      <div className={styles.post}>
        <Envelope />
        <div className={styles.card}>
          <p className={`${styles.cardTitle} display`}>{card.title}</p>
          <TableForTwo />
          <p className="flex items-baseline justify-between gap-4">
            <span>{card.line}</span>
            <span className="figures text-display-4">{card.price}</span>
          </p>
        </div>
      </div>
      <div className="grid content-center justify-items-start gap-6">
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{text}</p>
        <ButtonLink href={action.href} tone="quiet">
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The envelope in which the card is posted, stamped and cancelled. */
function Envelope() {
  return (
    <svg viewBox="0 0 480 310" aria-hidden className={styles.envelope}>
      <path d="M0 0H480V310H0Z" fill="color-mix(in oklab, var(--brand) 72%, var(--paper))" />
      <path d="M0 0 240 150 480 0" fill="none" stroke="var(--paper)" strokeOpacity="0.3" />
      <path d="M392 20H460V104H392Z" fill="var(--ink)" />
      <path d="M398 26H454V98H398Z" fill="color-mix(in oklab, var(--accent) 34%, var(--paper))" />
      <path d="M421 88V58h10V88Z" fill="#e6d3b4" />
      <path d="M412 93q0-7 14-7t14 7Z" fill="var(--brand)" />
      <path d="M426 56c-8-5-4-12 0-22 4 10 8 17 0 22Z" fill="#ffc462" />
      <g fill="none" stroke="var(--paper)" strokeWidth="2.5" strokeOpacity="0.75">
        <circle cx="366" cy="86" r="34" />
        <circle cx="366" cy="86" r="23" />
        <path d="M404 72q14-8 28 0t28 0M404 84q14-8 28 0t28 0M404 96q14-8 28 0t28 0" />
      </g>
    </svg>
  );
}

/** What is given: two chairs, a table and its candles, in the two inks of the card. */
function TableForTwo() {
  return (
    <svg
      viewBox="0 0 240 96"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.tableForTwo}
    >
      <path d="M70 50H170M120 50V92M98 94q22-6 44 0" />
      <path d="M30 22q-3 22 2 40H58M32 62 28 94M56 62 60 94M210 22q3 22-2 40H182M208 62 212 94M184 62 180 94" />
      {[104, 120, 136].map((x, index) => {
        const top = [30, 22, 34][index] ?? 30;
        return (
          <g key={x} stroke="none">
            <path d={`M${x - 2.5} 49V${top}h5V49Z`} fill="currentColor" />
            <path d={`M${x} ${top - 2}c-6-4-3-8 0-16 3 8 6 12 0 16Z`} fill="var(--brand)" />
          </g>
        );
      })}
      <path d="M84 36q-1 8 4 8t4-8ZM88 44v5M148 36q-1 8 4 8t4-8ZM152 44v5" strokeWidth="1.5" />
    </svg>
  );
}
