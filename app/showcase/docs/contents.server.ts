import { defaultSkin } from "#registry/page.ts";
import type { ContentPage, FeatureContents } from "#registry/content-page.ts";
import { DOCS } from "#content/addresses.ts";
import { documents, type Document } from "./documents.server.ts";
import * as words from "./words.ts";

const contentsPage: ContentPage = {
  path: DOCS,
  title: words.documentation,
  description: words.description,
  skin: defaultSkin,
};

/** The documents, and the page that lists them. */
export const contents: FeatureContents = {
  pages: [contentsPage, ...documents.map(pageOf)],
  found: {
    kind: "document",
    label: words.found,
    pieces: [
      {
        path: DOCS,
        title: words.documentation,
        summary: words.description,
        text: () => words.intro,
      },
      ...documents.map(({ path, title, summary, html }) => ({
        path,
        title,
        summary,
        text: () => html.replaceAll(/<[^>]+>/g, " "),
      })),
    ],
  },
};

function pageOf({ path, title, summary }: Document): ContentPage {
  return { path, title, description: summary, skin: defaultSkin, kind: "article" };
}
