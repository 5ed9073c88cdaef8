import { Section } from "#app/sections/section.tsx";

interface StatementProps {
  id: string;
  /** What the house stands for, in two or three sentences: it is set as a heading is. */
  text: string;
  /** What follows from it, in the margin. */
  notes: readonly { term: string; detail: string }[];
}

/** A few sentences set large, hanging from a margin of facts. It needs no picture and no heading above it. */
export function Statement({ id, text, notes }: StatementProps) {
  return (
    <Section id={id} width="wide" space="roomy" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <dl className="order-last grid content-end gap-6 text-small sm:grid-cols-3 lg:order-first lg:col-span-4 lg:grid-cols-1">
          {notes.map(({ term, detail }) => (
            <div key={term} className="border-t border-edge pt-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-soft">{detail}</dd>
            </div>
          ))}
        </dl>
        <h2
          id={`${id}-heading`}
          className="display text-display-2 leading-[1.12] text-pretty lg:col-span-8 lg:col-start-5"
        >
          {text}
        </h2>
      </div>
    </Section>
  );
}
