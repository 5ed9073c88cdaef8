import * as styles from "./backers-by-tier.module.css";
import { ClientMark, type ClientName } from "#app/elements/media/client-mark.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface BackerTier {
  /** What they gave, short: "63 A". */
  figure: string;
  /** What it is for. */
  name: string;
  clients: readonly ClientName[];
}

interface BackersByTierProps {
  id: string;
  heading: string;
  intro: string;
  /** From the largest, three at most: each is set smaller than the one above. */
  tiers: readonly BackerTier[];
}

/** Who paid for how much, as a ruled list: figure and marks shrink together, so that nobody has to be told which tier is which. */
export function BackersByTier({ id, heading, intro, tiers }: BackersByTierProps) {
  return (
    <Section id={id} width="wide" ground="sunken" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <dl>
        {tiers.map(({ figure, name, clients }) => (
          <div key={figure} className={styles.tier}>
            <dt>
              <span className={`${styles.figure} figures`}>{figure}</span>{" "}
              <span className="text-small text-soft">{name}</span>
            </dt>
            {clients.map((client) => (
              <dd key={client}>
                <ClientMark name={client} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
