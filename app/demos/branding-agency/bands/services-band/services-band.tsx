import * as styles from "./services-band.module.css";
import { Section } from "#app/sections/section.tsx";

export interface SteppedService {
  /** An order of two words: "Draw it." */
  verb: string;
  text: string;
  takes: string;
  price: string;
}

interface ServicesBandProps {
  id: string;
  heading: string;
  intro: string;
  services: readonly SteppedService[];
}

/** What can be ordered, as orders: each a step further in than the one before, for none makes sense without it. */
export function ServicesBand({ id, heading, intro, services }: ServicesBandProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-3">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{intro}</p>
      </header>
      <ol className={styles.services}>
        {services.map(({ verb, text, takes, price }) => (
          <li key={verb}>
            <h3 className={`${styles.verb} display`}>{verb}</h3>
            <div className={styles.words}>
              <p>{text}</p>
              <p className="text-small">
                <span className="font-semibold">{price}</span>
                <span className="ms-4 text-soft">{takes}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
