import * as styles from "./service-switches.module.css";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface Service {
  /** Anchor of the entry: the tape leads here. */
  id: string;
  name: string;
  /** The least it costs, as it is said: "from €24,000". */
  price: string;
  text: string;
  facts: readonly { term: string; detail: string }[];
}

interface ServiceSwitchesProps {
  id: string;
  heading: string;
  intro: string;
  services: readonly Service[];
}

/** What the agency does, as a row of switches: the one that is on is lit, and says what it contains and takes; what they cost stands on all. */
export function ServiceSwitches({ id, heading, intro, services }: ServiceSwitchesProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-10"
      />
      <Accordion
        look="filled"
        single
        open={services[0]?.id}
        className={styles.switches}
        items={services.map(({ id: anchor, name, price, text, facts }) => ({
          id: anchor,
          title: (
            <>
              <span>{name} </span>
              <span className={styles.price}>{price}</span>
            </>
          ),
          content: (
            <>
              <p>{text}</p>
              <dl className={styles.facts}>
                {facts.map(({ term, detail }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
            </>
          ),
        }))}
      />
    </Section>
  );
}
