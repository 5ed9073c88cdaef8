import * as styles from "./service-switches.module.css";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface Service {
  /** Anchor of the entry: the tape leads here. */
  id: string;
  name: string;
  text: string;
  facts: readonly { term: string; detail: string }[];
}

interface ServiceSwitchesProps {
  id: string;
  heading: string;
  intro: string;
  services: readonly Service[];
}

/** What the agency does, as a row of switches: the one that is on is lit, and says what it contains, takes and costs. */
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
        items={services.map(({ id: anchor, name, text, facts }) => ({
          id: anchor,
          title: name,
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
