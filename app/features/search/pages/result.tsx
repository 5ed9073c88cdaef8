import { Link } from "#app/elements/actions/link.tsx";
import { MarkedText } from "../marked-text.tsx";
import { byKind, countOf, nothing, type SearchAnswer } from "../search-results.ts";
import type { SearchResult } from "../search-results.ts";
import { queryIn } from "../search-index.ts";
import { searchAnswer } from "../search.server.ts";
import { SearchForm } from "../site-search/site-search.tsx";
import { Section } from "#app/sections/section.tsx";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/result.ts";

/** `?q=`: answered on the server, so that a search works without script and can be linked. */
export function loader({ url }: Route.LoaderArgs): Promise<SearchAnswer> {
  return searchAnswer(url);
}

/** Without the server there are no results, but the page (or the palette that asks) stays. */
export async function clientLoader({
  url,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<SearchAnswer> {
  if (import.meta.env.IS_EXPORT) return answerInBrowser(queryIn(url));
  return serverLoader().catch(() => ({ query: url.searchParams.get("q") ?? "", found: null }));
}

async function answerInBrowser(query: string): Promise<SearchAnswer> {
  if (!query) return { query, found: nothing };
  const found = await import("../search-in-browser.ts")
    .then(({ searchInBrowser }) => searchInBrowser(query))
    .catch(() => null);
  return { query, found };
}

export default function SearchResultPage({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <Section width="wide" className="pt-(--header-overlap)">
      <h1 className="display text-display-2">
        {query ? fill(words.resultsFor, { query }) : words.searchThisSite}
      </h1>
      <SearchForm key={query} label={words.searchAgain} query={query} className="mt-8 max-w-text" />
      {import.meta.env.IS_EXPORT && <p className="without-script mt-4">{words.needsScript}</p>}
      <p className="mt-4 text-soft" role="status">
        {outcome(query, found)}
      </p>
      {byKind(found?.results ?? []).map(({ kind, ...group }) => (
        <ResultGroup key={kind} {...group} />
      ))}
    </Section>
  );
}

function outcome(query: string, found: SearchAnswer["found"]): string {
  if (!found) return words.unavailable;
  if (!query) return words.pageHelp;
  return found.total === 0 ? words.noResults : countOf(found);
}

function ResultGroup({ label, results }: { label: string; results: readonly SearchResult[] }) {
  return (
    <section className="mt-14 grid gap-4 lg:grid-cols-[12rem_1fr]">
      <h2 className="text-small text-soft">{label}</h2>
      <ul className="max-w-prose border-t border-line">
        {results.map(({ path, title, excerpt }) => (
          <li
            key={path}
            id={`result${path.replaceAll("/", "-")}`}
            className="group relative border-b border-line py-6"
          >
            <h3 className="display text-display-4">
              <Link
                href={path}
                className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
              >
                <MarkedText parts={title} />
              </Link>
            </h3>
            <p className="mt-2 text-small text-soft">
              <MarkedText parts={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
