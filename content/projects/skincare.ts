import type { ProjectRecord } from "../project-fields.ts";

export const skincare: ProjectRecord = {
  slug: "pebbles-for-a-bathroom-shelf",
  title: "Pebbles for a bathroom shelf",
  client: "Maren Skincare",
  place: "Ghent",
  year: 2026,
  categories: ["fashion", "lifestyle"],
  disciplines: ["Packaging", "Product design"],
  summary:
    "Nine bottles shaped so that they can be told apart with wet hands and closed eyes. Refilled at the counter, by weight.",
  layout: "facts",
  pictures: [
    { name: "project-cosmetics-1", caption: "The whole line, on the lilac of the first shop." },
    {
      name: "project-cosmetics-2",
      caption: "Lipstick and cream. The lid sits where the thumb looks for it.",
    },
    {
      name: "project-cosmetics-3",
      caption: "Laid out for the hand test: no two outlines are alike.",
    },
  ],
  shape: "upright",
  focus: "30% 55%",
  tone: { ground: "#5d2a5c", ink: "#ffffff" },
  brief:
    "Maren’s founder lost most of her sight at thirty and could no longer tell her own products apart. Nor, it turned out, could her customers in the shower. She wanted a line that hands can read, without looking like an aid.",
  approach: [
    {
      title: "Start with the eyes shut",
      text: "We modelled in clay, in the dark, with eight testers: four blind, four not. A shape stayed if everyone named it within two seconds. Thirty-one became nine.",
    },
    {
      title: "Colours last",
      text: "Peach for the morning, plum for the evening, ivory for both. They are a courtesy to those who see them. Each lid carries its name in Braille as well as in type.",
    },
    {
      title: "Made to come back",
      text: "The bottles are thick and cost four euros to make. They only pay if they return, so the refill is cheaper from the second time on.",
    },
  ],
  result:
    "61 per cent of the bottles came back for a refill in the first year; the plan had needed 55. The lipstick is the exception: it dries out before it is empty, and we are working on that with the filler. The shape test has since been adopted by two other makers, free of charge.",
  figures: [
    { value: "61%", label: "of the bottles are refilled" },
    { value: "2 s", label: "to name each by hand" },
    { value: "31 → 9", label: "shapes" },
  ],
  quote: {
    text: "I stopped explaining my bathroom to people. That was the brief, and I had not found the words.",
    name: "Maren Claes",
    role: "Founder",
  },
  credits: [
    { role: "Design", name: "Noor de Wit" },
    { role: "Hand tests", name: "Eight patient people" },
    { role: "Moulds", name: "Plastiek Desmet" },
  ],
};
