/**
 * What a reader takes for the first letter of a name, as a capital: a flag, or a letter with its accent, may be several characters. For the
 * server: `Intl.Segmenter` is younger than some browsers that the site runs in.
 * @param locale whose capitals they are.
 */
export function initialOf(name: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale).segment(name.toLocaleUpperCase(locale));
  return first?.segment ?? "";
}
