import type { ProjectRecord } from "../project-fields.ts";

export const posters: ProjectRecord = {
  slug: "a-season-on-one-wall",
  title: "A season on one wall",
  client: "Town of Marwick",
  place: "Marwick",
  year: 2025,
  categories: ["travel", "business"],
  disciplines: ["Posters", "Wayfinding"],
  summary:
    "Six evenings, six posters, one wall at the station: a small town’s season that visitors read before they have left the platform.",
  layout: "type",
  pictures: [
    { name: "project-posters-1", caption: "Still Water, Open House and Noon in the town hall." },
    { name: "project-posters-2", caption: "Open House and Long Wave, from the first proof." },
    {
      name: "project-posters-3",
      caption: "The wall at the station. The bicycle is the curator’s.",
    },
  ],
  shape: "upright",
  focus: "40% 40%",
  isProminent: true,
  tone: { ground: "#c02a18", ink: "#ffffff" },
  brief:
    "Marwick has nine thousand inhabitants, a chamber music society, an open-air cinema and a station at which everyone changes trains. Every evening used to make its own leaflet. The town asked for one. We suggested none.",
  approach: [
    {
      title: "One wall instead of six leaflets",
      text: "Eighteen metres of concrete face platform two. The railway gave them away, having tried to sell them for years.",
    },
    {
      title: "A date can be a picture",
      text: "Noon is a sun, Long Wave is waves, Two Voices is two discs that overlap. The name and the day stand at the foot, and that is all the type there is.",
    },
    {
      title: "Paste over what is past",
      text: "After each evening its posters are covered by the next. By September the wall is all one colour, and the season is visibly over.",
    },
  ],
  result:
    "The cinema sold out on four evenings of seven, the chamber music on none, as ever. But one listener in five now comes by train. The wall was tagged twice, in July, quite tastefully. We left it.",
  figures: [
    { value: "18 m", label: "of wall, free of charge" },
    { value: "1 in 5", label: "now comes by train" },
    { value: "6", label: "posters, no leaflet" },
  ],
  quote: {
    text: "I missed my connection looking at it. Then I stayed for the film.",
    name: "A passenger",
    role: "in the visitors’ book",
  },
  credits: [
    { role: "Design", name: "Tomás Reyes, Noor de Wit" },
    { role: "Screen printing", name: "Marwick Art School" },
    { role: "Paste", name: "The town’s gardeners" },
  ],
};
