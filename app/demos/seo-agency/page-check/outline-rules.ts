import { all, attribute, textOf } from "./parsed-page.ts";
import { count, fine, look, mend, none, type Rule, short, some } from "./rule.ts";

/** How the page is built: its language, its headings, where its text begins. */
export const outlineRules: readonly Rule[] = [
  {
    name: "language",
    area: "outline",
    weight: 3,
    check({ page }) {
      const lang = attribute(all(page, "html")[0], "lang");
      if (isLanguage(lang)) return fine("It declares its language", lang);
      return mend(
        lang ? "The language code is not valid" : "The page does not declare its language",
        lang ? `lang="${short(lang)}"` : "<html> without lang",
        'Write <html lang="en">, or the language it is in: screen readers choose their voice by it.',
      );
    },
  },
  {
    name: "main-heading",
    area: "outline",
    weight: 3,
    check({ page }) {
      const headings = all(page, "h1");
      if (headings.length === 0) {
        return mend(
          "There is no main heading",
          "no <h1>",
          "Mark the one line that says what the page is about as <h1>.",
        );
      }
      return headings.length > 1
        ? look(
            `There are ${headings.length} main headings`,
            some(headings.map((heading) => `“${textOf(heading)}”`)),
            "Keep the one that names the page; the others become <h2>.",
          )
        : fine("One main heading", `“${short(textOf(headings[0]))}”`);
    },
  },
  {
    name: "heading-order",
    area: "outline",
    weight: 2,
    check({ page }) {
      const headings = all(page, "h1, h2, h3, h4, h5, h6");
      if (headings.length < 2) return none("Too few headings to be out of order");
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      const jumps = headings.filter((_, index) => levels[index]! > (levels[index - 1] ?? 6) + 1);
      return jumps.length > 0
        ? look(
            `The outline skips a level ${jumps.length === 1 ? "once" : `${jumps.length} times`}`,
            some(jumps.map((heading) => `<${heading.tagName.toLowerCase()}> “${textOf(heading)}”`)),
            "Choose headings by their place, not by their size: after <h2> comes <h3>.",
          )
        : fine("Headings come in order", count(headings, "heading"));
    },
  },
  {
    name: "empty-headings",
    area: "outline",
    weight: 1,
    check({ page }) {
      const headings = all(page, "h1, h2, h3, h4, h5, h6");
      if (headings.length === 0) return none("No headings to be empty");
      const empty = headings.filter(
        (heading) =>
          !textOf(heading) && !all(heading, "img").some((image) => attribute(image, "alt")),
      );
      return empty.length > 0
        ? mend(
            `${count(empty, "heading")} without text`,
            some(empty.map(({ tagName }) => `<${tagName.toLowerCase()}>`)),
            "Empty headings are often used for spacing. Use the stylesheet for that.",
          )
        : fine("Every heading has text");
    },
  },
  {
    name: "main-part",
    area: "outline",
    weight: 1,
    check({ page }) {
      const parts = all(page, 'main, [role="main"]');
      return parts.length === 1
        ? fine("The main content is marked")
        : look(
            parts.length === 0
              ? "The main content is not marked"
              : "The main content is marked more than once",
            `${parts.length} × <main>`,
            "Put the page’s own content into one <main>, so that people can skip the menu.",
          );
    },
  },
];

/** A tag that the languages' register could know: "en", "pt-BR". */
function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
