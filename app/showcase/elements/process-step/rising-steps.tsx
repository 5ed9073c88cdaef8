import { Section, SectionHeader } from "#app/sections/section.tsx";

/** One process step (specification, point 3), with what it takes and what it leaves. */
export interface RisingStep {
  title: string;
  content: string;
  weeks: string;
  result: string;
}

const heights = ["lg:mt-48", "lg:mt-24", "lg:mt-0"] as const;

/** Three steps along a rising curve, each a stair higher than the one before. */
export function RisingSteps({
  id,
  heading,
  steps,
}: {
  id: string;
  heading: string;
  steps: readonly RisingStep[];
}) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className="relative">
      <SectionHeader id={`${id}-heading`} heading={heading} className="lg:max-w-[46rem]" />
      <svg
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
        aria-hidden
        className="pointer-events-none absolute inset-x-0 bottom-16 -z-10 hidden h-[60%] w-full text-brand opacity-60 lg:block rtl:-scale-x-100"
      >
        <path
          d="M0 290C480 280 900 190 1200 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="3 9"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol className="mt-12 grid grid-cols-1 gap-6 lg:-mt-16 lg:grid-cols-3">
        {steps.map(({ title, content, weeks, result }, index) => (
          <li
            key={title}
            data-reveal
            style={{ "--reveal-order": index } as React.CSSProperties}
            className={heights[index]}
          >
            <article className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised p-card">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span aria-hidden className="display text-display-1 leading-none text-brand-ink">
                  {index + 1}
                </span>
                <span className="text-small text-soft">{weeks}</span>
              </div>
              <h3 className="display text-display-3">{title}</h3>
              <p className="text-soft">{content}</p>
              <p className="border-t border-line pt-4 text-small font-semibold">{result}</p>
            </article>
          </li>
        ))}
      </ol>
    </Section>
  );
}
