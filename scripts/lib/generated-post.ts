import { postCategories } from "#content/post-categories.ts";
import { blogTypes, postTypes } from "#content/post-fields.ts";
import { team } from "#content/team.ts";

/** Ids of generated posts begin here, beyond those of written ones. */
const FIRST_ID = 100_000;

const subjects = [
  "the ledger",
  "the night train",
  "a second invoice",
  "the harbour office",
  "our oldest customer",
  "the spare key",
  "a quiet Tuesday",
  "the first draft",
  "the warehouse",
  "a telephone that rings",
] as const;
const deeds = [
  "was checked twice",
  "came back unopened",
  "took eleven minutes",
  "cost less than the stamp",
  "changed hands in the rain",
  "was never written down",
  "arrived a week early",
  "stayed closed",
] as const;
const reasons = [
  "because nobody had asked",
  "although everyone had been told",
  "as it does every autumn",
  "which we noticed too late",
  "and that was the whole secret",
  "while the kettle boiled",
] as const;
const headings = [
  "What we counted",
  "The other half",
  "A list on the door",
  "Before lunch",
  "Who was asked",
] as const;
const pictures = ["wallet", "book-stack", "cafe-top", "vase", "studio-sea", "cover-clock"] as const;
const tags = ["customers", "time", "prices", "letters", "trains", "planning", "focus"] as const;

/**
 * A post for measurements: as long as a written one, always the same for the same number. No two are alike in title or text, so that
 * neither search nor compression has it easier than with real ones.
 */
export function generatedPost(number: number): { name: string; text: string } {
  const next = sequence(number + 1);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const sentence = () =>
    capital(
      `${pick(subjects)} ${word(next)} ${pick(deeds)} ${pick(reasons)}, number ${Math.floor(next() * 9000)}.`,
    );
  const paragraph = () => Array.from({ length: 5 }, sentence).join(" ");
  const day = new Date(Date.UTC(2025, 9, 1) - number * 8 * 60 * 60_000).toISOString().slice(0, 10);
  const category = pick(postCategories);
  const front = {
    id: FIRST_ID + number,
    title: `${capital(pick(subjects))} ${pick(deeds)}, no. ${number + 1}`,
    content: sentence(),
    category: `[${category}]`,
    blogType: pick(blogTypes),
    postType: pick(postTypes.filter((type) => /standard|full-width/.test(type))),
    tags: `[${pick(tags)}, ${word(next)}]`,
    img: pick(pictures),
    author: pick(team).id,
    likes: Math.floor(next() * 400),
    comments: 0,
    date: day,
  };
  const sections = headings
    .slice(0, 3)
    .map((heading) => `## ${heading}\n\n${paragraph()}\n\n${paragraph()}\n\n${paragraph()}`);
  return {
    name: `generated-${number + 1}.md`,
    text: [
      "---",
      ...Object.entries(front).map(([key, value]) => `${key}: ${value}`),
      "---",
      "",
      paragraph(),
      "",
      ...sections,
      "",
    ].join("\n"),
  };
}

/** An invented word: the vocabulary of real posts grows with their number. */
function word(next: () => number): string {
  const syllables = ["ka", "lo", "mi", "ren", "tas", "vo", "sul", "ber", "an", "do", "fe", "rik"];
  return Array.from({ length: 3 }, () => syllables[Math.floor(next() * syllables.length)]).join("");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
