import type { Finding } from "./finding.ts";

/**
 * Where the pages of a site say that they are in one language, and its catalogues that they are in another: only one of the two was
 * changed, and words are read out and counted by the wrong rules. British and American English are one language.
 * @param language of the site, @param wordsLanguage of its catalogues: BCP 47 tags.
 */
export function languageFindings(language: string, wordsLanguage: string): Finding[] {
  const spoken = (tag: string) => new Intl.Locale(tag).language;
  if (spoken(language) === spoken(wordsLanguage)) return [];
  return [
    {
      level: "never",
      what: `the language of the site is ${language}, that of its words ${wordsLanguage} (WORDS_LANGUAGE in shared/words.ts)`,
      where: "content/site.ts",
      mend: "say the same in both, and translate the files words.ts (docs/guides/another-language.md)",
    },
  ];
}
