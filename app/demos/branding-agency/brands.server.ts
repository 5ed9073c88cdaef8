import { picture } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import type { BrandCase } from "./bands/brand-cases/brand-cases.tsx";

/** What a brand looks like; who it is for and what came of it are the portfolio's. */
type BrandLook = Omit<BrandCase, "href" | "client" | "place"> & { slug: string };

/** Each colour comes with the one that is read on it; `brands.test.ts` measures the pairs. */
export const looks: readonly BrandLook[] = [
  {
    slug: "a-sprig-for-every-tin",
    layout: "mark-first",
    sign: "sprig",
    remark: "One sprig, printed dense for teas that wake you, loose for teas that calm.",
    colours: [
      { name: "Shell", value: "#f6cfc0", on: "#17392c" },
      { name: "Sprig", value: "#17392c", on: "#f6cfc0" },
      { name: "Tin", value: "#ea4a24", on: "#14110f" },
    ],
    word: "aldine",
    letters: "lower",
    lettersNote: "Familjen Grotesk 700 in lower case. Every tea keeps its number.",
    picture: picture("project-tea-2"),
    position: "70% 60%",
  },
  {
    slug: "slow-orbit",
    layout: "picture-first",
    sign: "orbit",
    remark: "A record going down behind the sea, as slowly as the music on it.",
    colours: [
      { name: "Bark", value: "#3a1c10", on: "#f6a623" },
      { name: "Amber", value: "#f6a623", on: "#3a1c10" },
      { name: "Sleeve", value: "#f4e9d6", on: "#3a1c10" },
    ],
    word: "Tidewater",
    letters: "tight",
    lettersNote: "Familjen Grotesk 500, set tight, like a line sung in one breath.",
    picture: picture("project-record-1"),
    position: "22% 60%",
  },
  {
    slug: "four-oils-for-a-ferry",
    layout: "word-first",
    sign: "arcade",
    remark: "The arches of the old press house, with the sun above and the sea in front.",
    colours: [
      { name: "Lemon", value: "#f4ce1d", on: "#33390b" },
      { name: "Olive", value: "#33390b", on: "#f4ce1d" },
      { name: "Ferry", value: "#9cc7de", on: "#33390b" },
    ],
    word: "Sant’Alda",
    letters: "wide",
    lettersNote: "Familjen Grotesk 600, capitals with air between them. It is hot there.",
    picture: picture("project-oliveoil-2"),
    position: "50% 60%",
  },
];

/** The three brands with what the portfolio knows of them. */
export const brands: readonly BrandCase[] = looks.map(({ slug, ...look }) => {
  const { path, client, place } = projectBySlug(slug)!;
  return { ...look, href: path, client, place };
});
