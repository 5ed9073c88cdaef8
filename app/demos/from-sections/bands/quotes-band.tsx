import type { SectionNamed } from "#content/front-page-fields.ts";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { Section } from "#app/sections/section.tsx";

/** What customers said: one sentence set as a heading is, the others in the margin beside it. */
export function QuotesBand({ id, heading, quotes }: SectionNamed<"quotes">) {
  const [first, ...others] = quotes;
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-10 text-small font-semibold text-brand-ink">
        {heading}
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-14 lg:grid-cols-12">
        {first && <Quote {...first} look="hung" className="lg:col-span-7" />}
        {others.length > 0 && (
          <ul className="grid content-end gap-8 lg:col-span-4 lg:col-start-9">
            {others.map((quote) => (
              <li key={quote.text}>
                <Quote {...quote} look="ruled" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
