import { defaultSkin } from "#registry/page.ts";
import type { FeatureContents } from "#registry/content-page.ts";
import { documents } from "./documents.server.ts";
import * as words from "./words.ts";

export const contents: FeatureContents = {
  pages: documents.map(({ path, title, summary }) => ({
    path,
    title,
    description: summary,
    skin: defaultSkin,
    kind: "article",
  })),
  found: {
    kind: "document",
    label: words.found,
    pieces: documents.map(({ path, title, summary, html }) => ({
      path,
      title,
      summary,
      text: () => html.replaceAll(/<[^>]+>/g, " "),
    })),
  },
};
