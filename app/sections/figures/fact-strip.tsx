import { Section } from "#app/sections/section.tsx";

interface FactStripProps {
  /** Names the strip for assistive technology. */
  label: string;
  facts: readonly { term: string; detail: string }[];
}

/** What has to be known before anything else, in one quiet line of three or four facts. No marks, no seals: sentences. */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <Section width="wide" space="none" aria-label={label}>
      <dl className="grid grid-cols-1 gap-x-8 border-b border-line py-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4 lg:py-14">
        {facts.map(({ term, detail }) => (
          <div key={term} className="border-line py-4 max-sm:border-b max-sm:last:border-0 sm:py-0">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1.5 max-w-[38ch] text-small text-soft">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
