import * as styles from "./question-search.module.css";
import { QUESTIONS } from "#content/addresses.ts";
import { type FormEvent, useRef } from "react";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { JsonLd } from "#app/engine/structured-data.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { CallToActionCard } from "#app/sections/calls/call-to-action.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { useKeptQuery } from "#app/lib/use-kept-query.ts";
import { Section } from "#app/sections/section.tsx";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import {
  countQuestions,
  filterQuestions,
  type Question,
  type QuestionGroup,
  QUERY_LIMIT,
} from "./filter-questions.ts";
import { questionGroups } from "./questions.server.ts";

/** `?q=` is answered on the server too, so that a search works without script and can be linked. */
export function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").slice(0, QUERY_LIMIT);
  return { ...content, groups: questionGroups, query };
}

export const handle: PageHandle = { business: firm };

export default function FaqPage({
  loaderData: { title, closing, groups, query: asked },
}: Route.ComponentProps) {
  const [query, setQuery] = useKeptQuery("q", asked);
  const found = filterQuestions(groups, query);
  return (
    <>
      <JsonLd data={structuredData(groups)} />
      <Section tone="brand" width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid grid-cols-1 gap-8 py-14 lg:gap-12 lg:py-20">
          <h1 className="display max-w-[20ch] text-display-1">{title.heading}</h1>
          <QuestionSearch
            label={title.label}
            placeholder={title.placeholder}
            query={query}
            onQuery={setQuery}
          />
          <p role="status">{outcome(countQuestions(found), countQuestions(groups), query)}</p>
        </div>
      </Section>
      <Section width="wide">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
          {found.length > 0 && (
            <nav aria-label="Question groups" className="lg:col-span-3">
              <ul className={styles.groups}>
                {found.map(({ id, title: name, questions }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-9 items-baseline justify-between gap-3 py-1.5 font-semibold decoration-1 underline-offset-5 hover:underline"
                    >
                      {name}
                      <span className="figures text-small text-soft">{questions.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="grid min-w-0 grid-cols-1 content-start gap-16 lg:col-span-8 lg:col-start-5">
            {found.map((group) => (
              <Group key={group.id} group={group} isAlone={countQuestions(found) === 1} />
            ))}
            <CallToActionCard {...closing} />
          </div>
        </div>
      </Section>
    </>
  );
}

function Group({
  group: { id, title, questions },
  isAlone,
}: {
  group: QuestionGroup;
  isAlone: boolean;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display mb-6 text-display-2">
        {title}
      </h2>
      <Accordion
        open={isAlone ? questions[0]?.id : undefined}
        items={questions.map((question) => ({
          id: question.id,
          title: question.question,
          content: <Answer {...question} />,
        }))}
      />
    </section>
  );
}

function Answer({ id, answer, link }: Question) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{answer}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-small font-semibold text-ink">
        {link?.href && (
          <Link href={link.href} className="py-1 underline decoration-1 underline-offset-4">
            {link.label}
          </Link>
        )}
        <a href={`#${id}`} className="py-1 font-normal text-soft underline underline-offset-4">
          Link to this answer
        </a>
      </p>
    </div>
  );
}

function QuestionSearch({
  label,
  placeholder,
  query,
  onQuery,
}: {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useFirstRead(field, ({ value }) => {
    if (value !== query) onQuery(value);
  });

  function stay(event: FormEvent) {
    event.preventDefault();
  }

  function clear() {
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
    onQuery("");
  }

  return (
    <form role="search" aria-label={label} action={QUESTIONS} onSubmit={stay} className="relative">
      <label className="sr-only" htmlFor="question">
        {label}
      </label>
      <input
        ref={field}
        id="question"
        type="search"
        name="q"
        maxLength={QUERY_LIMIT}
        defaultValue={query}
        autoComplete="off"
        placeholder={placeholder}
        onInput={(event) => onQuery(event.currentTarget.value)}
        className={styles.field}
      />
      <button
        type="submit"
        className="without-script absolute end-0 top-1/2 grid size-12 -translate-y-1/2 place-items-center"
      >
        <Icon name="search" className="size-7" />
        <span className="sr-only">Search</span>
      </button>
      {query && (
        <button
          type="button"
          onClick={clear}
          className="needs-script absolute end-0 top-1/2 grid size-12 -translate-y-1/2 place-items-center"
        >
          <Icon name="x" className="size-7" />
          <span className="sr-only">Show all questions</span>
        </button>
      )}
    </form>
  );
}

function outcome(found: number, all: number, query: string): string {
  if (!query.trim()) return `${all} questions`;
  if (found === 0) return "No questions match. Try fewer words, or ask us below.";
  return `${found} of ${all} questions`;
}

/** https://schema.org/FAQPage */
function structuredData(groups: readonly QuestionGroup[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    ),
  };
}
