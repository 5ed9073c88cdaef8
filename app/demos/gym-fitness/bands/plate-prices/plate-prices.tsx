import * as styles from "./plate-prices.module.css";
import { clsx } from "clsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { PlanNext, type PlanNextStep } from "#app/sections/prices/plan-next.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** As plates are painted: the heaviest is the brand's. */
const plates = { light: "", middle: styles.middle, heavy: styles.heavy } as const;

interface Membership {
  plate: keyof typeof plates;
  /** What the plate weighs. */
  kilos: number;
  name: string;
  price: string;
  text: string;
  gets: readonly string[];
}

interface PlatePricesProps {
  id: string;
  heading: string;
  intro: string;
  /** What the price is for: "a month". */
  term: string;
  memberships: readonly [Membership, Membership, Membership];
  /** Of every membership. */
  buttonTitle: string;
  buttonLink: string;
  next: PlanNextStep;
  note: string;
}

/** Memberships as plates on one bar: the dearer, the heavier. */
export function PlatePrices({
  id,
  heading,
  intro,
  term,
  memberships,
  buttonTitle,
  buttonLink,
  next,
  note,
}: PlatePricesProps) {
  return (
    <Section id={id} width="wide" ground="raised" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ul className={styles.platePrices}>
        {memberships.map(({ plate, kilos, name, price, text, gets }) => (
          <li key={name} className={clsx(styles.price, plates[plate])}>
            <p className={styles.plate}>
              <span aria-hidden className={styles.kilos}>
                {kilos} kg
              </span>
              <span className={`figures ${styles.figure}`}>{price}</span> <span>{term}</span>
            </p>
            <div className={styles.words}>
              <h3 className={`display ${styles.name}`}>{name}</h3>
              <p>{text}</p>
              <ul className={`${styles.gets} text-small text-soft`}>
                {gets.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <ButtonLink href={buttonLink} tone={plate === "middle" ? "solid" : "quiet"}>
                {buttonTitle}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <PlanNext {...next} />
      <p className="mt-8 max-w-[62ch] text-small text-soft">{note}</p>
    </Section>
  );
}
