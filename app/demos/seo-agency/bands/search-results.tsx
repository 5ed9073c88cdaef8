import { Link } from "#app/elements/actions/link.tsx";
import type { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { fill } from "#shared/words.ts";
import * as sectionWords from "#app/sections/words.ts";
import {
  resultExcerpt,
  resultLink,
  ResultsPage,
  SearchResult,
} from "./results-page/results-page.tsx";

interface SearchResultsProps {
  id: string;
  heading: string;
  intro: string;
  /** What was typed, in the words of people who search. */
  query: string;
  /** Where the results are found, as such a page says it: "uprank.example › Journal". */
  place: string;
  articles: readonly ReturnType<typeof listedArticle>[];
}

/** Articles as the page of results for a question: place, title, picture and what a searcher reads of them. */
export function SearchResults({ id, heading, intro, query, place, articles }: SearchResultsProps) {
  return (
    <Section
      id={id}
      ground="sunken"
      width="wide"
      space="tight"
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 gap-10"
    >
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ResultsPage query={query}>
        {articles.map(
          ({ id: article, href, title, content, date, readingTime, author, img }, index) => (
            <li key={article}>
              <SearchResult
                position={index + 1}
                place={place}
                title={
                  <Link href={href} className={resultLink}>
                    {title}
                  </Link>
                }
                picture={img}
              >
                <span className="text-small text-soft">
                  <time dateTime={date}>{formatDay(date)}</time>, {author},{" "}
                  <span className="whitespace-nowrap">
                    {fill(sectionWords.readingTime, { minutes: readingTime })}
                  </span>
                </span>
                <span className={resultExcerpt}> · {content}</span>
              </SearchResult>
            </li>
          ),
        )}
      </ResultsPage>
    </Section>
  );
}
