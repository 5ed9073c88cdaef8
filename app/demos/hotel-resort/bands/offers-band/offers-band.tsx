import * as styles from "./offers-band.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Section } from "#app/sections/section.tsx";

interface OffersBandProps {
  heading: string;
  offers: readonly { title: string; text: string; when: string; price: string }[];
  letter: { heading: string; text: string };
}

/** What costs less, and when, as notices on one line; and the letter in which such things are told first. */
export function OffersBand({ heading, offers, letter }: OffersBandProps) {
  return (
    <Section
      id="offers"
      tone="brand"
      width="wide"
      aria-labelledby="offers-heading"
      className={styles.offers}
    >
      <h2 id="offers-heading" className="display max-w-[18ch] text-display-2">
        {heading}
      </h2>
      <ul className={styles.list}>
        {offers.map(({ title, text, when, price }) => (
          <li key={title}>
            <p className="figures text-display-3">{price}</p>
            <div>
              <h3 className="display text-display-4">{title}</h3>
              <p className="max-w-[46ch]">{text}</p>
            </div>
            <p className="text-small">{when}</p>
          </li>
        ))}
      </ul>
      <div className={styles.letter}>
        <div className="grid gap-2">
          <h3 className="display text-display-3">{letter.heading}</h3>
          <p className="max-w-[44ch]">{letter.text}</p>
        </div>
        <SubscribeForm
          id="offers-letter"
          label={`Subscribe: ${letter.heading}`}
          layout="inline"
          buttonTone="inverse"
        />
      </div>
    </Section>
  );
}
