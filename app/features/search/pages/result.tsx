import { Link } from "#app/elements/actions/link.tsx";
import { MarkedText } from "#app/features/search/marked-text.tsx";
import { byKind, countOf, type SearchAnswer } from "#app/features/search/search-results.ts";
import type { SearchResult } from "#app/features/search/search-results.ts";
import { searchAnswer } from "#app/features/search/search.server.ts";
import { SearchForm } from "#app/features/search/site-search.tsx";
import { Section } from "#app/sections/section.tsx";
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
  return serverLoader().catch(() => ({ query: url.searchParams.get("q") ?? "", results: null }));
}

export default function SearchResultPage({ loaderData: { query, results } }: Route.ComponentProps) {
  return (
    <Section width="wide" className="pt-(--header-overlap)">
      <h1 className="display text-display-2">
        {query ? `Results for “${query}”` : "Search this site"}
      </h1>
      <SearchForm key={query} label="Search again" query={query} className="mt-8 max-w-text" />
      <p className="mt-4 text-soft" role="status">
        {outcome(query, results)}
      </p>
      {byKind(results ?? []).map(({ kind, ...group }) => (
        <ResultGroup key={kind} {...group} />
      ))}
    </Section>
  );
}

function outcome(query: string, results: SearchAnswer["results"]): string {
  if (!results) return "Search is not available right now. Please try again.";
  if (!query) return "Search pages, posts, projects and products. Small typos are fine.";
  if (results.length === 0) return "No results. Try a shorter or a different word.";
  return countOf(results);
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
