import type { SectionNamed } from "#content/front-page-fields.ts";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** What is asked before anybody asks; the first answer is open. */
export function QuestionsBand({ id, heading, items }: SectionNamed<"questions">) {
  const entries = items.map(({ title, text }, index) => ({
    id: `${id}-${index + 1}`,
    title,
    content: <p>{text}</p>,
  }));
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <SectionHeader id={`${id}-heading`} heading={heading} className="lg:col-span-4" />
        <Accordion items={entries} open={entries[0]?.id} className="lg:col-span-7 lg:col-start-6" />
      </div>
    </Section>
  );
}
