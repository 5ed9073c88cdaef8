import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./asked-services.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface AskedService {
  /** What people type who need it, in their own spelling. */
  query: string;
  name: string;
  text: string;
  /** With its currency and what it is for: "£1900, once". */
  price: string;
}

interface AskedServicesProps {
  id: string;
  heading: string;
  intro: string;
  services: readonly AskedService[];
}

/** Services under the words that people type when they need them: the question stands in a search field, the service is its answer. */
export function AskedServices({ id, heading, intro, services }: AskedServicesProps) {
  return (
    <Section id={id} ground="tint" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <PushedRow className={styles.asked} labelledBy={`${id}-heading`}>
        {services.map(({ query, name, text, price }) => (
          <li key={name}>
            <p className={styles.query}>
              <Icon name="search" className="size-6" />
              <q>{query}</q>
            </p>
            <div className={styles.answer}>
              <h3 className="display text-display-4">{name}</h3>
              <p className="text-small font-semibold">{price}</p>
              <p className={`${styles.text} text-soft`}>{text}</p>
            </div>
          </li>
        ))}
      </PushedRow>
    </Section>
  );
}
