import * as styles from "./treatment-menu.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { formatDuration } from "#app/lib/format-duration.ts";
import { TreatmentRow } from "./treatment-row.tsx";
import type { TreatmentGroup } from "../../treatments.server.ts";
import type { Visit } from "../../use-visit.ts";
import { VisitGauge, type VisitWords } from "./visit-gauge.tsx";

interface TreatmentMenuProps {
  /** Address of the page: without script it is asked for the visit that was ticked. */
  path: string;
  heading: string;
  intro: string;
  groups: readonly TreatmentGroup[];
  words: VisitWords & {
    /** Stand before and after the time of a visit that got too long. */
    tooLong: { before: string; after: string };
  };
  currency: string;
  visit: Visit;
}

/**
 * The menu of the house, every line a box to tick, and the visit that comes of it beside it. A plain form that asks the page for
 * `?visit=own&treatment=…`, which writes the visit into the booking; with script it is written there at once.
 */
export function TreatmentMenu({
  path,
  heading,
  intro,
  groups,
  words: { tooLong, ...words },
  currency,
  visit,
}: TreatmentMenuProps) {
  const { before, after } = tooLong;
  const refusal = `${before} ${formatDuration(visit.minutes)}. ${after}`;
  const isChosen = (id: string) => visit.treatments.some((treatment) => treatment.id === id);

  return (
    <Section id="visit" width="wide" aria-labelledby="visit-heading">
      <SectionHeader id="visit-heading" heading={heading} intro={intro} layout="split" />
      <form action={`${path}#booking`} aria-labelledby="visit-heading" className={styles.menu}>
        <input type="hidden" name="visit" value="own" />
        <div className={styles.menuGroups}>
          {groups.map(({ id, title, note, treatments }) => (
            <div key={id} role="group" aria-labelledby={`group-${id}`} className={styles.menuGroup}>
              <div className="grid content-start gap-2">
                <h3 id={`group-${id}`} className="display text-display-3">
                  {title}
                </h3>
                <p className="max-w-[28ch] text-small text-soft">{note}</p>
              </div>
              <ul>
                {treatments.map((treatment) => (
                  <li key={treatment.id}>
                    <TreatmentRow
                      {...treatment}
                      currency={currency}
                      isChosen={isChosen(treatment.id)}
                      refusal={visit.tooMuch === treatment.id ? refusal : null}
                      onToggle={() => visit.toggle(treatment.id)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <VisitGauge words={words} currency={currency} visit={visit} />
      </form>
    </Section>
  );
}
