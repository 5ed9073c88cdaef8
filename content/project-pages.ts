/* Where projects are shown. */
import { PROJECT, PROJECT_PAGES } from "./addresses.ts";

/** The projects that have a page of the specification, in the five layouts, by its number: which, and what search engines are told of it. */
export const projectPages = {
  "01": {
    slug: "four-oils-for-a-ferry",
    title: "Four oils for a ferry: a case as a long read",
    description:
      "How sixty families came by four bottles for eleven minutes in harbour: brief, work, figures and the reorder card nobody found.",
  },
  "02": {
    slug: "nine-rings-of-light",
    title: "Nine rings of light: a case as a reel",
    description:
      "A show without a runway, passed sideways from picture to picture; on phones from top to bottom. With its queue in the rain.",
  },
  "03": {
    slug: "tableware-for-a-house-by-the-sea",
    title: "Tableware for a house by the sea: facts beside pictures",
    description:
      "Twelve rooms, one long table, four glazes: the facts stay in sight while the pictures pass, and 9 of 312 pieces are broken.",
  },
  "04": {
    slug: "one-circle-four-boards",
    title: "One circle, four boards: a case step by step",
    description:
      "Four decks that make one picture, from the test in one colour to the wear test: what was asked, three steps, what came of it.",
  },
  "05": {
    slug: "form-a-school-in-four-letters",
    title: "Form, a school in four letters: a case set in type",
    description:
      "A logo two metres high that students push around the yard, told in headlines as large as the screen on the project's own colour.",
  },
} as const satisfies Readonly<Record<string, { slug: string; title: string; description: string }>>;

const numbers = new Map<string, string>(
  Object.entries<{ slug: string }>(projectPages).map(([number, { slug }]) => [slug, number]),
);

/** Address of a project: the page that it has of its own, else by its name. */
export function projectPath(slug: string): string {
  const number = PROJECT_PAGES === null ? undefined : numbers.get(slug);
  return number === undefined ? PROJECT.replace(":slug", slug) : `${PROJECT_PAGES}${number}`;
}
