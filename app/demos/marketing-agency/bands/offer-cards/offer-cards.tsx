import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./offer-cards.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { RotateBox } from "#app/elements/motion/rotate-box/rotate-box.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** Each has its drawing, coloured by its ground, in `public/drawings/brightside.svg`. */
type OfferName = "sentence" | "page" | "picture" | "letter" | "year";

const boxes: Record<OfferName, string> = {
  sentence: "0 0 340 200",
  page: "0 0 300 220",
  picture: "0 0 240 240",
  letter: "0 0 300 220",
  year: "0 0 680 250",
};

export interface Offer {
  name: OfferName;
  title: string;
  /** What one gets, in three lines. */
  gets: readonly [string, string, string];
  price: string;
  /** What the price is for: "in three weeks". */
  term: string;
  /** What one will not get. */
  never: string;
}

interface OfferCardsProps {
  heading: string;
  intro: string;
  /** What the back of each card tells, on the sign that turns it. */
  turn: string;
  offers: readonly Offer[];
}

/** The grounds of the fronts; the one without a tone stands on the page's tint. */
const tones: Partial<Record<OfferName, "brand" | "accent" | "night">> = {
  sentence: "brand",
  picture: "night",
  letter: "accent",
  year: "brand",
};

/** The services, pasted up askew: on the front of each card what it is and costs, on its back what one gets for that and what it never is. */
export function OfferCards({ heading, intro, turn, offers }: OfferCardsProps) {
  return (
    <Section id="services" width="wide" space="tight" aria-labelledby="services-heading">
      <SectionHeader
        id="services-heading"
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <PushedRow className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.name}>
            <RotateBox
              label={offer.title}
              sign={turn}
              front={<OfferFront {...offer} />}
              back={<OfferBack {...offer} />}
            />
          </li>
        ))}
      </PushedRow>
    </Section>
  );
}

function OfferFront({ name, title, price, term }: Offer) {
  return (
    <div data-tone={tones[name]} className={`${styles.side} ${styles.front}`}>
      <h3 className={`${styles.title} display`}>{title}</h3>
      <p className="text-small">
        <span className="figures text-display-4">{price}</span> {term}
      </p>
      <Drawing
        href={`/drawings/brightside.svg#${name}`}
        viewBox={boxes[name]}
        // Struck lines may grow with their card.
        preserveAspectRatio={name === "sentence" ? "none" : "xMaxYMax slice"}
        className={styles.art}
      />
    </div>
  );
}

function OfferBack({ gets, price, term, never }: Offer) {
  return (
    <div className={`${styles.side} ${styles.back}`}>
      <ul>
        {gets.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className={styles.terms}>
        <p className="text-small text-soft">{never}</p>
        <p className="mt-4 text-small">
          <span className="figures block text-display-2 leading-none">{price}</span>
          {term}
        </p>
      </div>
    </div>
  );
}
