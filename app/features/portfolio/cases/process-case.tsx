import * as styles from "./case-parts/case-parts.module.css";
import type { ReactNode } from "react";
import { Comparison } from "#app/elements/media/comparison/comparison.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import {
  CaseCredits,
  CaseFacts,
  CaseFigure,
  CaseFigures,
  type CaseProps,
  CaseQuote,
} from "./case-parts/case-parts.tsx";
import { picturesOf } from "./pictures-of.ts";
import * as words from "../words.ts";

/** A case as a process: its test in one colour beside the print, the way there in steps, what was asked against what came. */
export function ProcessCase({ project, trail }: CaseProps) {
  const { title, summary, brief, approach, result, focus, quote, credits } = project;
  const [first, second, third] = picturesOf(project);
  return (
    <article>
      <PageTitle heading={title} intro={summary} trail={trail}>
        <CaseFacts project={project} look="rows" className="w-full" />
      </PageTitle>
      <Section width="wide" space="tight" aria-labelledby="proof">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="proof" className="display min-w-0 text-display-3">
            {words.inOneColour}
          </h2>
          <p className="max-w-text text-small text-soft">{first.caption}</p>
        </div>
        <Comparison
          label={words.compareColours}
          before={{ word: words.oneColour }}
          after={{ word: words.asMade, picture: first.picture }}
          position={focus}
          sizes="min(90rem, 94vw)"
          priority
        />
      </Section>
      <Section width="wide" space="none" aria-labelledby="steps" className="pb-normal">
        <h2 id="steps" className="sr-only">
          {words.approach}
        </h2>
        <ol className="grid">
          <Step number={1} part={approach[0]}>
            <p className="border-s-2 border-brand ps-6 text-soft">
              <span className="mb-2 block text-small font-semibold text-ink">
                {words.briefAtStart}
              </span>
              {brief}
            </p>
          </Step>
          <Step number={2} part={approach[1]}>
            {second && <CaseFigure shown={second} sizes="(min-width: 62rem) 46vw, 92vw" />}
          </Step>
          <Step number={3} part={approach[2]}>
            {third && <CaseFigure shown={third} sizes="(min-width: 62rem) 46vw, 92vw" />}
          </Step>
        </ol>
      </Section>
      <Section width="wide" ground="sunken" aria-labelledby="outcome">
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid grid-cols-1 content-start gap-5 lg:col-span-5">
            <h2 id="outcome" className="display text-display-3">
              {words.afterDelivery}
            </h2>
            <p className="max-w-prose">{result}</p>
          </div>
          <CaseFigures
            project={project}
            className={`grid content-start gap-8 sm:grid-cols-3 lg:col-span-6 lg:col-start-7 ${styles.figures} lg:grid-cols-1`}
          />
        </div>
      </Section>
      {(quote || credits.length > 0) && (
        <Section width="wide">
          <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
            {quote && (
              <div className="lg:col-span-8">
                <CaseQuote quote={quote} className="text-display-3" />
              </div>
            )}
            <CaseCredits
              project={project}
              className="content-start lg:col-span-3 lg:col-start-10"
            />
          </div>
        </Section>
      )}
    </article>
  );
}

function Step({
  number,
  part: { title, text },
  children,
}: {
  number: number;
  part: { title: string; text: string };
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-6 border-t border-ink py-10 lg:grid-cols-12 lg:py-14">
      <p aria-hidden className="figures text-display-1 leading-[0.8] text-brand-ink lg:col-span-2">
        {number}
      </p>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4 lg:col-span-4">
        <h3 className="display text-display-3">{title}</h3>
        <p className="max-w-prose">{text}</p>
      </div>
      {children && <div className="min-w-0 lg:col-span-6">{children}</div>}
    </li>
  );
}
