import { data } from "react-router";
import { pagePath } from "#app/engine/page-path.ts";
import { DOCS } from "#content/addresses.ts";
import { decisions, documentAt, guides, neighboursOf } from "./documents.server.ts";
import * as words from "./words.ts";

/** Addresses of the pictures that documents show, by their files in the project. */
const pictures = import.meta.glob<string>("../../../docs/guides/*.jpg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Everything that the page of a document shows.
 * @throws a 404 answer when there is no such document.
 */
export function documentPage(url: URL) {
  const document = documentAt(pagePath(url.pathname));
  if (!document) throw data(null, { status: 404 });
  const { path, title, html, toc } = document;
  const isDecision = decisions.includes(document);
  return {
    title,
    toc,
    html: html.replaceAll(
      /(<img src=")(docs\/guides\/[^"]+)/g,
      (_, opening: string, file: string) => `${opening}${pictures[`../../../${file}`] ?? ""}`,
    ),
    trail: [
      { label: words.home, href: "/" },
      { label: words.documentation, href: DOCS },
      ...(isDecision ? [{ label: words.decisions, href: DECISIONS }] : []),
    ],
    navigation: {
      current: isDecision ? DECISIONS : path,
      groups: [
        ...guides.map((group) => ({
          title: group.title,
          links: group.documents.map((guide) => ({ label: guide.title, href: guide.path })),
        })),
        { title: words.why, links: [{ label: words.decisions, href: DECISIONS }] },
      ],
    },
    ...neighboursOf(document),
  };
}

const DECISIONS = `${DOCS}#decisions`;
