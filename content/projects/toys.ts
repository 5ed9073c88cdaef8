import type { ProjectRecord } from "../project-fields.ts";

export const toys: ProjectRecord = {
  slug: "toys-for-the-third-child",
  title: "Toys for the third child",
  client: "Werkstatt Linde",
  place: "Erfurt",
  year: 2024,
  categories: ["lifestyle", "business"],
  disciplines: ["Product design", "Colour", "Catalogue"],
  summary:
    "A duck, a car, a house, an arch and rings: wooden toys painted so that they can be repainted, by whoever is seven by then.",
  layout: "reel",
  pictures: [
    {
      name: "project-toys-1",
      caption: "The first five. Everything rolls, stacks or can stand under the arch.",
    },
    { name: "project-toys-2", caption: "The duck. Its wheels are off centre, so that it waddles." },
    {
      name: "project-toys-3",
      caption: "The catalogue’s cover was taken from a ladder in one try.",
    },
  ],
  shape: "square",
  focus: "50% 55%",
  tone: { ground: "#12617a", ink: "#ffffff" },
  brief:
    "The workshop employs fourteen people, nine of whom work at their own pace. Its toys were sound and looked like therapy. We were asked for a catalogue, and asked back whether we might start with the duck.",
  approach: [
    {
      title: "Five things that know each other",
      text: "The car fits under the arch, the duck fits in the house, the rings fit on whatever they are put on. A child needs one; two are more than twice as good.",
    },
    {
      title: "Six colours, one brush",
      text: "Each colour has its own person and its own table. The order of the tables is the order of the rainbow, which ended a long discussion about the order of the tables.",
    },
    {
      title: "A tin of paint in the box",
      text: "Toys outlast their paint. A thumb-sized tin comes with each, together with the name of who painted it first.",
    },
  ],
  result:
    "1,900 sets in the first year. The workshop had hoped for 1,200, and took until March to deliver the rest. 73 photographs of repainted ducks have arrived so far; green leads. Nobody buys the house alone.",
  figures: [
    { value: "1,900", label: "sets, 1,200 were hoped for" },
    { value: "14", label: "people, each with a colour" },
    { value: "73", label: "repainted ducks" },
  ],
  quote: {
    text: "I do the blue. You can see my wheels in Japan.",
    name: "Holger T.",
    role: "Blue",
  },
  credits: [
    { role: "Design", name: "Wanda Okoro" },
    { role: "Making", name: "All of Werkstatt Linde" },
    { role: "Photography", name: "Pim Aerts" },
  ],
};
