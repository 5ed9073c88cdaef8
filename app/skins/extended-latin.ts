/**
 * Languages in Latin letters that write more of them than fonts have in their first file (ISO 8859-1, œ and ı). Vietnamese is none of
 * them: its letters are in neither file.
 */
const languages = new Set(
  "az bs crh cs csb cy dsb eo et ha haw hr hsb hu ku lt lv mi mt pl ro se sk sl sm sr szl tk to tr".split(
    " ",
  ),
);

/** The letters of a font's second file, without those of its first, and the currencies between them. */
export const extendedRange =
  "U+100-130, U+132-151, U+154-24F, U+259, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0";

/**
 * Whether texts of a language need fonts' second files. Those of others name a Łódź now and then: for that no page pays.
 * @param language BCP 47 tag, with a script where it has several: `sr-Latn`
 * @throws {RangeError} where it is none.
 */
export function needsExtendedLatin(language: string): boolean {
  const { language: plain, script } = new Intl.Locale(language).maximize();
  return script === "Latn" && languages.has(plain);
}

/** Where a font's second file lies, if it has one: beside the first. */
export function extendedFileOf(file: string): string {
  const packaged = /-latin-(?=[^/\\]*$)/;
  return packaged.test(file)
    ? file.replace(packaged, "-latin-ext-")
    : file.replace(/(?=\.woff2$)/, "-ext");
}
