/** Reads the documents, as `velite.config.ts` reads the posts: into `.velite`, which `documents.server.ts` serves. */
import { context, defineCollection, s } from "velite";
import { tables } from "../../../scripts/lib/markdown-parts.ts";
import { headings, headingsOf } from "../../../scripts/lib/post-markdown.ts";
import { inProject } from "../../../scripts/lib/slashes.ts";
import { documentName, fromFile, summaryOf, titleOf, withCode } from "./document-markup.ts";

export const documents = defineCollection({
  name: "Document",
  pattern: ["../ARCHITECTURE.md", "../docs/guides/*.md", "../docs/decisions/*.md"],
  schema: s
    .object({
      html: s.markdown({
        copyLinkedFiles: false,
        remarkPlugins: [fromFile],
        rehypePlugins: [headings, tables],
      }),
    })
    .transform(async ({ html }) => {
      const { file } = context();
      return {
        name: documentName(inProject(file.cwd, file.path)),
        title: titleOf(file),
        summary: summaryOf(html),
        html: await withCode(html),
        toc: headingsOf(file),
      };
    }),
});
