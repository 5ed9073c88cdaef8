import type { SectionNamed } from "#content/front-page-fields.ts";
import { closedDays, site } from "#content/site.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import * as words from "#app/sections/words.ts";
import { Section } from "#app/sections/section.tsx";

const lines = closedDays
  ? [...site.openingHours, { days: closedDays, hours: words.closed }]
  : site.openingHours;

/** When somebody is there, in figures that are read across the room, and where that is. */
export function HoursBand({ id, heading, note, directions }: SectionNamed<"hours">) {
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="grid content-between gap-8 lg:col-span-4">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <div className="grid justify-items-start gap-5">
            <AddressLines phone={site.phone} lines={site.address.slice(1)} />
            {note && <p className="max-w-[38ch] text-small text-soft">{note}</p>}
            {directions && (
              <ButtonLink href={directions.href} tone="quiet">
                {directions.label}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <dl>
            {lines.map(({ days, hours }) => (
              <div
                key={days}
                className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-edge py-6"
              >
                <dt className="text-lead">{days}</dt>
                <dd className="figures text-display-3 tabular-nums">{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
