import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Answer {
  /** HTTP status. */
  status: number;
  /** Who asks for what. */
  asks: string;
  /** What comes back, and why. */
  gets: string;
}

interface AnswerListProps {
  id: string;
  heading: string;
  intro: string;
  answers: readonly Answer[];
}

/** What a server says to each of its callers: the status large, as on a departure board. */
export function AnswerList({ id, heading, intro, answers }: AnswerListProps) {
  return (
    <Section width="wide" aria-labelledby={id}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <SectionHeader
          id={id}
          heading={heading}
          intro={intro}
          size="medium"
          className="lg:col-span-4"
        />
        <dl className="border-t-2 border-ink lg:col-span-7 lg:col-start-6">
          {answers.map(({ status, asks, gets }) => (
            <div
              key={asks}
              className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 border-b border-line py-6 sm:gap-x-10"
            >
              <dt className="col-start-2 font-semibold">{asks}</dt>
              <dd className="figures col-start-1 row-span-2 row-start-1 text-display-2 text-brand-ink">
                {status}
              </dd>
              <dd className="col-start-2 max-w-[56ch] text-soft">{gets}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
