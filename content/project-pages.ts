/* Where projects are shown. */

/** The pages of the specification that show one project each, in the five layouts: which project, and what search engines are told of it. */
export const projectPages = {
  "/portfolio/single-project-page-01": {
    slug: "four-oils-for-a-ferry",
    title: "Four oils for a ferry: a case as a long read",
    description:
      "How sixty families came by four bottles for eleven minutes in harbour: brief, work, figures and the reorder card nobody found.",
  },
  "/portfolio/single-project-page-02": {
    slug: "nine-rings-of-light",
    title: "Nine rings of light: a case as a reel",
    description:
      "A show without a runway, passed sideways from picture to picture; on phones from top to bottom. With its queue in the rain.",
  },
  "/portfolio/single-project-page-03": {
    slug: "tableware-for-a-house-by-the-sea",
    title: "Tableware for a house by the sea: facts beside pictures",
    description:
      "Twelve rooms, one long table, four glazes: the facts stay in sight while the pictures pass, and 9 of 312 pieces are broken.",
  },
  "/portfolio/single-project-page-04": {
    slug: "one-circle-four-boards",
    title: "One circle, four boards: a case step by step",
    description:
      "Four decks that make one picture, from the test in one colour to the wear test: what was asked, three steps, what came of it.",
  },
  "/portfolio/single-project-page-05": {
    slug: "form-a-school-in-four-letters",
    title: "Form, a school in four letters: a case set in type",
    description:
      "A logo two metres high that students push around the yard, told in headlines as large as the screen on the project's own colour.",
  },
} as const satisfies Readonly<Record<string, { slug: string; title: string; description: string }>>;

const ownPages = new Map<string, string>(
  Object.entries<{ slug: string }>(projectPages).map(([path, { slug }]) => [slug, path]),
);

/** Address of a project: its own page, else one by its slug. `:slug` makes the pattern of these. */
export function projectPath(slug: string): string {
  return ownPages.get(slug) ?? `/portfolio/projects/${slug}`;
}
