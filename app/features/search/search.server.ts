import MiniSearch from "minisearch";
import { posts } from "#content/blog.ts";
import { builtPages } from "#content/pages/registry.ts";

export type ResultKind = "page" | "post";

export interface SearchResult {
  path: string;
  kind: ResultKind;
  title: string;
  /** Text around the first hit, cut at word boundaries, as parts so that hits can be marked. */
  excerpt: readonly { text: string; isHit: boolean; position: number }[];
}

interface Entry {
  path: string;
  kind: ResultKind;
  title: string;
  summary: string;
  text: string;
}

/** Longest query that is looked at, in characters. */
export const QUERY_LIMIT = 100;
const RESULT_LIMIT = 50;
const EXCERPT_LENGTH = 180;

const entries: Entry[] = [
  ...builtPages
    .filter((page) => page.canonical === undefined)
    .map(({ path, title, label, description, group }) => ({
      path,
      kind: "page" as const,
      title,
      summary: description,
      text: `${label} ${group}`,
    })),
  ...posts.map(({ path, title, content, html, tags, category }) => ({
    path,
    kind: "post" as const,
    title,
    summary: content,
    text: `${tags.join(" ")} ${category.join(" ")} ${html.replaceAll(/<[^>]+>/g, " ")}`,
  })),
];

const byPath = new Map(entries.map((entry) => [entry.path, entry]));

const index = new MiniSearch<Entry>({
  idField: "path",
  fields: ["title", "summary", "text"],
  searchOptions: {
    boost: { title: 4, summary: 2 },
    prefix: true,
    // One slip in words of five letters or more, two in long ones.
    fuzzy: (term) => (term.length < 5 ? false : 0.2),
    combineWith: "AND",
  },
});
index.addAll(entries);

/** Searches every page and post of the site; best first, at most fifty. Forgives typing errors in longer words. */
export function searchSite(query: string): SearchResult[] {
  return index
    .search(query.slice(0, QUERY_LIMIT))
    .slice(0, RESULT_LIMIT)
    .map(({ id, match }) => {
      const { path, kind, title, summary } = byPath.get(id as string)!;
      return { path, kind, title, excerpt: excerptOf(summary, Object.keys(match)) };
    });
}

function excerptOf(text: string, hits: readonly string[]): SearchResult["excerpt"] {
  const short =
    text.length <= EXCERPT_LENGTH
      ? text
      : `${text.slice(0, text.lastIndexOf(" ", EXCERPT_LENGTH))} …`;
  const pattern = hits
    .map((hit) => hit.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("|");
  if (!pattern) return [{ text: short, isHit: false, position: 0 }];
  return short
    .split(new RegExp(`\\b(${pattern})`, "gi"))
    .map((part, position) => ({ text: part, isHit: position % 2 === 1, position }))
    .filter((part) => part.text !== "");
}
