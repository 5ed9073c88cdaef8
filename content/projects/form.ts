import type { ProjectRecord } from "../project-fields.ts";

export const form: ProjectRecord = {
  slug: "form-a-school-in-four-letters",
  title: "Form, a school in four letters",
  client: "Form, school of pattern cutting",
  place: "Antwerp",
  year: 2026,
  categories: ["fashion", "business"],
  disciplines: ["Identity", "Signs", "Sculpture"],
  summary:
    "A school for pattern cutters wanted a logo. It got four letters, two metres high, that students push around the yard.",
  layout: "type",
  pictures: [
    {
      name: "project-letters-1",
      caption: "The four letters with the balls and rings they lean on.",
    },
    { name: "project-letters-2", caption: "R and O in the yard on the first day of term." },
    { name: "project-letters-3", caption: "What the second year made of them by noon." },
  ],
  shape: "lying",
  focus: "22% 60%",
  tone: { ground: "#5b2bb5", ink: "#ffffff" },
  brief:
    "Form teaches how flat cloth becomes a body. It had a good name, a dull courtyard and a logo in hairline capitals that looked like every perfume. The board asked for something that would still be right after the next trend and the one that follows it.",
  approach: [
    {
      title: "A word is four patterns",
      text: "We cut the letters from paper before we drew them, with the school’s own teachers at the table. What came out has no straight front: each letter looks different from every side, as a sleeve does.",
    },
    {
      title: "Build the logo first",
      text: "Foam core, glass fibre, boat paint. The letters came before the letterhead, and everything printed since is a photograph of them. No two documents show the same arrangement.",
    },
    {
      title: "Let them be moved",
      text: "They stand on felt. Porters feared for the doors; students rearranged them on the first morning, and have done so every week since.",
    },
  ],
  result:
    "Applications rose by a fifth in the first year, in line with two other schools nearby, so we claim half of that at most. What we do claim: the yard is used, the letterhead has never been ordered twice in the same form, and the letters needed new paint after one winter instead of three.",
  figures: [
    { value: "2.1 m", label: "height of the M, lying down" },
    { value: "41", label: "arrangements photographed so far" },
    { value: "1 winter", label: "until they needed paint" },
  ],
  quote: {
    text: "I used to explain what the school does. Now I point at the yard.",
    name: "Lieve Maes",
    role: "Head of school",
  },
  credits: [
    { role: "Design", name: "Noor de Wit, Ilse Brandt" },
    { role: "Construction", name: "Atelier Goos" },
    { role: "Photography", name: "Pim Aerts" },
  ],
};
