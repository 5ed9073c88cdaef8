import type { SectionNamed } from "#content/front-page-fields.ts";
import { PriceList } from "#app/elements/text/price-list/price-list.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** What things cost, as on a menu: the heading and what is included stay at the start, the lists stand beside them. */
export function PricesBand({ id, heading, note, lists }: SectionNamed<"prices">) {
  return (
    <Section id={id} ground="tint" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <SectionHeader id={`${id}-heading`} heading={heading} />
          {note && <p className="max-w-[36ch] text-soft">{note}</p>}
        </div>
        <div className="grid content-start gap-14 lg:col-span-7 lg:col-start-6">
          {lists.map((list) => (
            <PriceList key={list.heading} {...list} />
          ))}
        </div>
      </div>
    </Section>
  );
}
