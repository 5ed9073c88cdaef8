import * as styles from "./treatment-menu.module.css";
import { useRef } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { formatDuration } from "#app/lib/format-duration.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { MenuGroup } from "./menu-group.tsx";
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
 * `?visit=own&treatment=…`, which writes the visit into the booking; with script it is written there at once, and Enter
 * goes on to it.
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
  const form = useRef<HTMLFormElement>(null);
  const proceed = useRef<HTMLAnchorElement>(null);
  useFirstRead(form, (fields) => {
    const boxes = fields.querySelectorAll<HTMLInputElement>("[name=treatment]:checked");
    const ticked = [...boxes].map(({ value }) => value);
    if (ticked.join() !== visit.treatments.map(({ id }) => id).join()) visit.choose(ticked);
  });
  const refusal = `${before} ${formatDuration(visit.minutes)}. ${after}`;

  return (
    <Section id="visit" width="wide" aria-labelledby="visit-heading">
      <SectionHeader id="visit-heading" heading={heading} intro={intro} layout="split" />
      <form
        ref={form}
        action={`${path}#booking`}
        aria-labelledby="visit-heading"
        onSubmit={(event) => {
          event.preventDefault();
          proceed.current?.click();
        }}
        className={styles.menu}
      >
        <input type="hidden" name="visit" value="own" />
        <div className={styles.menuGroups}>
          {groups.map((group, index) => (
            <MenuGroup
              key={group.id}
              {...group}
              isFirst={index === 0}
              currency={currency}
              visit={visit}
              refusal={refusal}
            />
          ))}
        </div>
        <VisitGauge words={words} currency={currency} visit={visit} proceed={proceed} />
      </form>
    </Section>
  );
}
