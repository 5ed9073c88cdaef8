/** Markup that is already safe: only `html` makes it. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

export type { Html };

type Part = Html | string | number | null | readonly Part[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Template tag for mails and the server's own small pages: every value is escaped, for text and quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.reduce((markup, text, index) => markup + asMarkup(parts[index - 1] ?? null) + text),
  );
}

function asMarkup(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "string" || typeof part === "number") {
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  }
  return part.map(asMarkup).join("");
}
