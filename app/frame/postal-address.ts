import { site } from "#content/site.ts";

/** The parts of the United Kingdom, as letters name them; lists of countries do not. */
const nations = ["England", "Scotland", "Wales", "Northern Ireland"];

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Two letters that are no other country's by now: Germany is DE, and was DD. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale("und", { region: code }).region === code);

/** Codes of countries (ISO 3166-1) by their names, long and short, in English and in the site's language. */
const countries = new Map(nations.map((name) => [name, "GB"]));
for (const language of ["en", site.language])
  for (const style of ["long", "short"] as const) {
    const names = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
    for (const code of codes) {
      const name = names.of(code);
      if (name !== undefined) countries.set(name, code);
    }
  }

/** The code at either end of a line that names a town: `9000 Ghent`, `3513 AB Utrecht`, `Leeds LS1 4AB`. */
const codeBefore = /^((?:\S*\d\S* )*\S*\d\S*(?: \p{Lu}{2})?) (?=\S)/u;
const codeBehind = /,? ((?:\S*\d\S* )*\S*\d\S*)$/u;
const codeAlone = /^(?:\S*\d\S* )*\S*\d\S*$/u;

/**
 * An address for search engines (https://schema.org/PostalAddress), from its lines as they are printed: street, town, country. Undefined
 * where there are none.
 */
export function postalAddress(lines: readonly string[]) {
  const rest = lines.map((line) => line.replaceAll("\u00a0", " ").trim()).filter(Boolean);
  if (rest.length === 0) return undefined;
  const last = rest.at(-1)!;
  // Letters like USA are no name of the list, and no town.
  const addressCountry = countries.get(last) ?? (/^\p{Lu}{2,3}$/u.test(last) ? last : undefined);
  if (addressCountry !== undefined) rest.pop();
  const alone = rest.length > 1 && codeAlone.test(rest.at(-1)!) ? rest.pop() : undefined;
  const town = rest.pop();
  // A line that stands alone may begin with the number of a house.
  const isSplit = alone === undefined && rest.length > 0 && town !== undefined;
  const [, code] = (isSplit && (codeBefore.exec(town) ?? codeBehind.exec(town))) || [];
  return {
    "@type": "PostalAddress",
    streetAddress: rest.length > 0 ? rest.join(", ") : undefined,
    postalCode: alone ?? code,
    addressLocality: isSplit ? town.replace(codeBefore, "").replace(codeBehind, "") : town,
    addressCountry,
  };
}
