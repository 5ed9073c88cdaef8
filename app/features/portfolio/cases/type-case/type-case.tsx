import * as styles from "./type-case.module.css";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Section } from "#app/sections/section.tsx";
import {
  CaseCredits,
  CaseFacts,
  CaseFigure,
  CaseFigures,
  type CaseProps,
  CaseQuote,
} from "../case-parts/case-parts.tsx";
import { LeadPicture } from "../lead-picture.tsx";
import { picturesOf } from "../pictures-of.ts";
import * as words from "../../words.ts";

/** A case set in type: the name as large as it goes on the project's own colour, statements as headlines, pictures that interrupt. */
export function TypeCase({ project, trail }: CaseProps) {
  const { title, summary, brief, approach, result, tone, quote } = project;
  const [, second, third] = picturesOf(project);
  return (
    <article style={{ "--tone": tone.ground, "--on-tone": tone.ink } as CSSProperties}>
      <header className={styles.ground}>
        <div className="mx-auto grid max-w-wide grid-cols-1 gap-10 px-gutter pt-(--header-overlap) pb-10 lg:pb-14">
          <Breadcrumbs trail={trail} current={title} className="pt-6" />
          <h1 className={`display ${styles.title}`}>{title}</h1>
          <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
            <p className="text-lead lg:col-span-6">{summary}</p>
            <CaseFacts
              project={project}
              look="line"
              className="lg:col-span-5 lg:col-start-8 lg:justify-between lg:gap-x-6"
            />
          </div>
        </div>
      </header>
      <LeadPicture project={project} className="aspect-4/3 lg:aspect-video" />
      <Section width="wide" aria-label={words.approach}>
        <div className="grid gap-tight">
          <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-12">
            <h2 className="text-small font-semibold lg:col-span-3">{words.brief}</h2>
            <p className="max-w-prose text-lead lg:col-span-8 lg:col-start-5">{brief}</p>
          </div>
          {approach.map((part, index) => (
            <div
              key={part.text}
              className="grid grid-cols-1 items-end gap-x-8 gap-y-6 border-t-4 border-ink pt-6 lg:grid-cols-12"
            >
              <h2
                className={clsx(
                  "display max-w-[13ch] text-display-1 lg:col-span-8",
                  index === 1 && "lg:col-start-5 lg:row-start-1",
                )}
              >
                {part.title}
              </h2>
              <p
                className={clsx(
                  "max-w-prose lg:col-span-4",
                  index === 1 && "lg:col-start-1 lg:row-start-1",
                )}
              >
                {part.text}
              </p>
            </div>
          ))}
          {second && (
            <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-12">
              <CaseFigure
                shown={second}
                sizes="(min-width: 62rem) 60vw, 92vw"
                className="lg:col-span-8"
              />
              {third && (
                <CaseFigure
                  shown={third}
                  sizes="(min-width: 62rem) 32vw, 92vw"
                  className="lg:col-span-4 lg:pt-24"
                />
              )}
            </div>
          )}
        </div>
      </Section>
      {quote && (
        <div className={styles.ground}>
          <div className="mx-auto max-w-wide px-gutter py-roomy">
            <CaseQuote quote={quote} className="text-display-1" />
          </div>
        </div>
      )}
      <Section width="wide" aria-label={words.result}>
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid grid-cols-1 content-start gap-5 lg:col-span-5">
            <h2 className="display text-display-3">{words.result}</h2>
            <p className="max-w-prose">{result}</p>
            <CaseCredits project={project} className="mt-6 border-t border-line pt-6" />
          </div>
          <CaseFigures
            project={project}
            className="grid content-start gap-10 lg:col-span-6 lg:col-start-7"
            size="text-display-1"
          />
        </div>
      </Section>
    </article>
  );
}
