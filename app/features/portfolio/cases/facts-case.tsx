import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
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

/** A case as an exhibit: name and facts stay in sight at the start, pictures and notes pass at the end. */
export function FactsCase({ project, trail }: CaseProps) {
  const { title, summary, brief, approach, result, quote, credits } = project;
  const [first, second, third] = picturesOf(project);
  const sizes = "(min-width: 62rem) 62vw, 92vw";
  return (
    <article className="mx-auto max-w-wide px-gutter pt-(--header-overlap) pb-normal">
      <Breadcrumbs trail={trail} current={title} className="pt-6 pb-8 lg:pt-10" />
      <div className="grid grid-cols-1 gap-x-[min(4rem,4vw)] gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <header className="grid grid-cols-1 content-start gap-7 self-start lg:sticky lg:top-[calc(var(--header-cover)+2.5rem)]">
          <h1 className="display text-display-2 lg:text-display-3">{title}</h1>
          <p className="text-soft">{summary}</p>
          <CaseFacts project={project} look="rows" />
        </header>
        <div className="grid min-w-0 gap-tight">
          <CaseFigure shown={first} sizes={sizes} priority />
          <div className="grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[8rem_minmax(0,1fr)]">
            <h2 className="text-small font-semibold md:pt-1.5">{words.briefShort}</h2>
            <p className="max-w-prose text-lead">{brief}</p>
          </div>
          {second && <CaseFigure shown={second} sizes={sizes} />}
          <section aria-label={words.approachShort}>
            <h2 className="sr-only">{words.approachShort}</h2>
            <ol className="grid">
              {approach.map((part) => (
                <li
                  key={part.text}
                  className="grid grid-cols-1 gap-x-10 gap-y-3 border-t border-line py-7 last:border-b md:grid-cols-2"
                >
                  <h3 className="display text-display-4">{part.title}</h3>
                  <p className="max-w-prose">{part.text}</p>
                </li>
              ))}
            </ol>
          </section>
          {third && <CaseFigure shown={third} sizes={sizes} />}
          <div className="grid gap-10 rounded-card bg-tint p-card lg:p-12">
            <CaseFigures
              project={project}
              className="grid gap-8 sm:grid-cols-3"
              size="text-display-3"
            />
            <div className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[8rem_minmax(0,1fr)]">
              <h2 className="text-small font-semibold md:pt-1.5">{words.resultShort}</h2>
              <p className="max-w-prose">{result}</p>
            </div>
          </div>
          {quote && <CaseQuote quote={quote} className="text-display-3" />}
          {credits.length > 0 && (
            <section aria-label={words.credits} className="border-t border-line pt-7">
              <h2 className="sr-only">{words.credits}</h2>
              <CaseCredits project={project} className="sm:grid-cols-2 xl:grid-cols-4" />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
