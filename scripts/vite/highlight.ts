import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
} from "@shikijs/core";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";

const theme = createCssVariablesTheme({ name: "vitrine", variablePrefix: "--code-" });

/** By the end of a file's name; the text of others stays plain. */
const languages: Readonly<Record<string, string>> = {
  css: "css",
  sh: "shellscript",
  ts: "tsx",
  tsx: "tsx",
};

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Source text as the HTML inside a `<pre>`: spans that name their kind of token (`data-code="keyword"`), coloured in
 * `app/showcase/parts/code-blocks.module.css` by the skin's tokens.
 */
export async function highlight(source: string, file: string): Promise<string> {
  const lang = languages[file.split(".").at(-1) ?? ""];
  if (!lang) return escapeHtml(source.trim());
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [
      import("@shikijs/langs/tsx"),
      import("@shikijs/langs/css"),
      import("@shikijs/langs/shellscript"),
    ],
    engine: createJavaScriptRegexEngine(),
  });
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(source.trim(), {
    lang,
    theme: "vitrine",
    // By default a line that takes long, as on a machine that is busy, would come out without colours.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((tokens) =>
      mergeEqual(tokens.map(({ content, color }) => ({ content, kind: kindOf(color) })))
        .map(({ content, kind }) =>
          kind && content.trim()
            ? `<span data-code="${kind}">${escapeHtml(content)}</span>`
            : escapeHtml(content),
        )
        .join(""),
    )
    .join("\n");
}

interface Run {
  content: string;
  kind: string | undefined;
}

/** Neighbours of one kind become one span: half the markup. */
function mergeEqual(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.kind === run.kind || !run.content.trim())) last.content += run.content;
    else merged.push({ ...run });
  }
  return merged;
}

/** `var(--code-token-keyword)` is `keyword`; plain text and punctuation have no kind. */
function kindOf(color: string | undefined): string | undefined {
  const [, kind] = /--code-token-([\w-]+)/.exec(color ?? "") ?? [];
  return kind === "punctuation" ? undefined : kind;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
