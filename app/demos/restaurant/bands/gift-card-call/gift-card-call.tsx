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

/** A call with the thing itself beside it: a gift card, drawn, in an envelope half open. */
export function GiftCardCall({ id, heading, text, action, card }: GiftCardCallProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.call}>
      <div className={styles.card}>
        <p className={`${styles.cardTitle} display`}>{card.title}</p>
        <p className="flex items-baseline justify-between gap-4">
          <span>{card.line}</span>
          <span className="figures text-display-4">{card.price}</span>
        </p>
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
