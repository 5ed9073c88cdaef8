import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import {
  CaseCredits,
  CaseFacts,
  CaseFigure,
  CaseFigures,
  type CaseProps,
  CaseQuote,
} from "./case-parts/case-parts.tsx";
import { LeadPicture } from "./lead-picture.tsx";
import { picturesOf } from "./pictures-of.ts";
import * as words from "../words.ts";

/** One column of text in a wide page, pictures that break out of it, notes in the margin. */
const rows = "mx-auto grid w-full max-w-wide grid-cols-1 gap-x-8 gap-y-4 px-gutter lg:grid-cols-12";
const text = "min-w-0 max-w-prose lg:col-span-6 lg:col-start-5";
const margin = "text-small font-semibold lg:col-span-3 lg:pt-1.5";

/** A case as a long read: the brief, the work and its end in one sitting, with figures at their place in the text. */
export function ReadCase({ project, trail }: CaseProps) {
  const { title, summary, brief, approach, result, quote, credits } = project;
  const [, second, third] = picturesOf(project);
  return (
    <article>
      <header className="mx-auto max-w-wide px-gutter pt-(--header-overlap)">
        <Breadcrumbs trail={trail} current={title} className="pt-8" />
        <h1 className="display mt-10 max-w-[14ch] text-display-1 lg:mt-16">{title}</h1>
        <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 border-t border-ink pt-6 pb-10 lg:grid-cols-12">
          <p className="text-lead lg:col-span-6">{summary}</p>
          <CaseFacts project={project} look="rows" className="lg:col-span-4 lg:col-start-9" />
        </div>
      </header>
      <LeadPicture project={project} className="aspect-4/3 sm:aspect-video lg:aspect-[2.1]" />

      <div className="grid gap-tight py-normal">
        <div className={rows}>
          <h2 className={margin}>{words.brief}</h2>
          <p className={`text-lead ${text}`}>{brief}</p>
        </div>
        {second && (
          <div className={rows}>
            <CaseFigure
              shown={second}
              sizes="(min-width: 62rem) 75vw, 92vw"
              className="lg:col-span-9 lg:col-start-4"
            />
          </div>
        )}
        <div className={rows}>
          <h2 className={margin}>{words.approach}</h2>
          <div className={`grid grid-cols-1 gap-10 ${text}`}>
            {approach.map((part) => (
              <div key={part.text} className="grid grid-cols-1 gap-3">
                <h3 className="display text-display-4">{part.title}</h3>
                <p>{part.text}</p>
              </div>
            ))}
          </div>
        </div>
        <div className={`${rows} items-end gap-y-10`}>
          {third && (
            <CaseFigure
              shown={third}
              sizes="(min-width: 62rem) 50vw, 92vw"
              className="lg:col-span-7"
            />
          )}
          <CaseFigures
            project={project}
            className="grid gap-8 border-t border-ink pt-6 max-lg:sm:grid-cols-3 lg:col-span-4 lg:col-start-9"
          />
        </div>
        <div className={rows}>
          <h2 className={margin}>{words.result}</h2>
          <p className={text}>{result}</p>
        </div>
        {quote && (
          <div className={rows}>
            <div className="lg:col-span-10 lg:col-start-2">
              <CaseQuote quote={quote} className="text-display-2" />
            </div>
          </div>
        )}
        {credits.length > 0 && (
          <div className={rows}>
            <h2 className={margin}>{words.credits}</h2>
            <CaseCredits
              project={project}
              className="sm:grid-cols-2 lg:col-span-6 lg:col-start-5"
            />
          </div>
        )}
      </div>
    </article>
  );
}
