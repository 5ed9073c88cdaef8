/** Scripts that run from right to left, as far as languages of today are written in them. */
const rightToLeft = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

/**
 * Which way a language is written.
 * @param language BCP 47 tag, with a script where it has several: `ku-Arab`
 * @throws {RangeError} where it is none.
 */
export function textDirection(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return rightToLeft.has(script) ? "rtl" : "ltr";
}
