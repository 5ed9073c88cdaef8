import * as styles from "./offers-band.module.css";
import { Section } from "#app/sections/section.tsx";

interface OffersBandProps {
  heading: string;
  offers: readonly { title: string; text: string; when: string; price: string }[];
}

/** What costs less, and when, as notices between rules. */
export function OffersBand({ heading, offers }: OffersBandProps) {
  return (
    <Section id="offers" width="wide" aria-labelledby="offers-heading" className={styles.offers}>
      <h2 id="offers-heading" className="display max-w-[18ch] text-display-2">
        {heading}
      </h2>
      <ul className={styles.list}>
        {offers.map(({ title, text, when, price }) => (
          <li key={title}>
            <p className="figures text-display-3 text-brand-ink">{price}</p>
            <div className={styles.words}>
              <h3 className="display text-display-4">{title}</h3>
              <p className="max-w-[46ch]">{text}</p>
            </div>
            <p className="text-small">{when}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
