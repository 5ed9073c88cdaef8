import { folded } from "#shared/plain-letters.ts";

/** A query is looked up by so many of its words at most: each costs, however short it is. */
const WORD_LIMIT = 8;

/* Letters and figures with their marks, and which of them are of scripts that put no space between words. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const SPACED = `(?:(?!${UNSPACED})${LETTER})`;

/**
 * A run without spaces, or a word. A word may have one apostrophe, where it leaves out letters before a short end (“don’t”, “we’re”); one
 * that joins two words (“l’atelier”) parts them.
 */
const RUN = new RegExp(
  `(?<unspaced>(?:(?=${LETTER})${UNSPACED})+)|${SPACED}{2,}['’]${SPACED}{1,2}(?!${LETTER})|${SPACED}+`,
  "gu",
);

/** A word as searches compare it, and where it stands in its text. */
interface PlainWord {
  word: string;
  start: number;
  end: number;
  /** The last letter of a run without spaces, which was in a pair already: for those who ask for it alone. */
  isRest?: boolean;
}

/**
 * The words of a text in their order. All searches of the site take their words from here, so that they agree on which are the same. Where
 * a script has no spaces, any two letters that stand together are a word: a dictionary knows none that is still being typed.
 */
export function* plainWordsIn(text: string): Generator<PlainWord> {
  for (const { 0: run, index, groups } of text.matchAll(RUN)) {
    if (groups?.unspaced) yield* pairsOf(run, index);
    else yield { word: withoutApostrophes(folded(run)), start: index, end: index + run.length };
  }
}

function* pairsOf(run: string, start: number): Generator<PlainWord> {
  let at = start;
  const letters = run.match(/\p{M}+|\P{M}\p{M}*/gu) ?? [];
  for (const [place, letter] of letters.entries()) {
    const pair = letter + (letters[place + 1] ?? "");
    const isRest = place > 0 && pair === letter;
    yield { word: folded(pair), start: at, end: at + pair.length, isRest };
    at += letter.length;
  }
}

function withoutApostrophes(text: string): string {
  return text.replaceAll(/['’]/g, "");
}

/** The words of a text as searches compare them. */
export function plainWords(text: string): string[] {
  return Array.from(plainWordsIn(text), ({ word }) => word);
}

/** The words that a query asks for: each once, at most eight. */
export function queryWords(query: string): string[] {
  const words = Array.from(plainWordsIn(query)).filter(({ isRest }) => !isRest);
  return [...new Set(words.map(({ word }) => word))].slice(0, WORD_LIMIT);
}

/** Says of a text whether it holds every word of a query, in whatever order and spelled with or without accents. An empty query finds everything. */
export function wordMatcher(query: string): (text: string) => boolean {
  const words = queryWords(query);
  return (text) => {
    const plain = withoutApostrophes(folded(text));
    return words.every((word) => plain.includes(word));
  };
}
