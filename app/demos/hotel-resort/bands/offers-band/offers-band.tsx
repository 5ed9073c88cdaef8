import { TextLink } from "#app/elements/actions/text-link.tsx";
import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./offers-band.module.css";
import { Section } from "#app/sections/section.tsx";
import { type TypedStay, withStay } from "../../stay.ts";

interface OffersBandProps {
  heading: string;
  offers: readonly {
    title: string;
    text: string;
    when: string;
    price: string;
    ask: { label: string; href: string };
  }[];
  /** The stay that is chosen by now: an offer is asked for with it. */
  stay: TypedStay;
}

/** Ground of each offer, in the order of the year: the night of winter, the walls in spring, the clay of the harvest. */
const tones = ["night", "accent", "brand"] as const;

/** What costs less, and when: three doors in a row, each with its price as large as a number on a house. */
export function OffersBand({ heading, offers, stay }: OffersBandProps) {
  return (
    <Section
      id="offers"
      width="wide"
      aria-labelledby="offers-heading"
      className="grid grid-cols-1 gap-10"
    >
      <h2 id="offers-heading" className="display text-display-1">
        {heading}
      </h2>
      <PushedRow className={styles.doors} labelledBy="offers-heading">
        {offers.map(({ title, text, when, price, ask }, index) => (
          <li key={title} data-tone={tones[index % tones.length]} className={styles.door}>
            <p className={`${styles.price} figures text-center leading-none wrap-anywhere`}>
              {price}
            </p>
            <div className={styles.words}>
              <h3 className={`${styles.title} display wrap-anywhere`}>{title}</h3>
              <p>{text}</p>
              <p className="text-small">{when}</p>
              <TextLink href={withStay(ask.href, stay)}>{ask.label}</TextLink>
            </div>
          </li>
        ))}
      </PushedRow>
    </Section>
  );
}
