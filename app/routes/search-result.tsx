import { searchSite, QUERY_LIMIT, type SearchResult } from "#app/features/search/search.server.ts";
import { Link } from "#app/elements/link.tsx";
import { SearchForm } from "#app/headers/parts/site-search.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/search-result.ts";

/** `?q=`: answered on the server, so that a search works without script and can be linked. */
export function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, QUERY_LIMIT);
  return { query, results: query ? searchSite(query) : [] };
}

const kinds = [
  { kind: "page", label: "Pages" },
  { kind: "post", label: "Posts" },
] as const;

export default function SearchResultPage({ loaderData: { query, results } }: Route.ComponentProps) {
  return (
    <Section width="wide" className="pt-(--header-overlap)">
      <h1 className="display text-display-2">
        {query ? `Results for “${query}”` : "Search this site"}
      </h1>
      <SearchForm key={query} label="Search again" query={query} className="mt-8 max-w-text" />
      <p className="mt-4 text-soft" role="status">
        {outcome(query, results.length)}
      </p>
      {kinds.map(({ kind, label }) => (
        <ResultGroup
          key={kind}
          label={label}
          results={results.filter((result) => result.kind === kind)}
        />
      ))}
    </Section>
  );
}

function outcome(query: string, count: number): string {
  if (!query)
    return "Type a word: the pages and posts of this site are searched, and small typing errors are forgiven.";
  if (count === 0)
    return "Nothing found. Try a shorter word, or one that the page itself would use.";
  return count === 1 ? "One result" : `${count} results`;
}

function ResultGroup({ label, results }: { label: string; results: readonly SearchResult[] }) {
  if (results.length === 0) return null;
  return (
    <section className="mt-14 grid gap-4 lg:grid-cols-[12rem_1fr]">
      <h2 className="text-small text-soft">{label}</h2>
      <ul className="max-w-prose border-t border-line">
        {results.map(({ path, title, excerpt }) => (
          <li key={path} className="group relative border-b border-line py-6">
            <h3 className="display text-display-4">
              <Link
                href={path}
                className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-small text-soft">
              {excerpt.map(({ text, isHit, position }) =>
                isHit ? (
                  <mark key={position} className="bg-accent text-on-accent">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
