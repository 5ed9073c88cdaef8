import type { ProjectRecord } from "../project-fields.ts";

export const books: ProjectRecord = {
  slug: "five-journeys-one-shelf",
  title: "Five journeys, one shelf",
  client: "Lantern Press",
  place: "Lisbon",
  year: 2024,
  categories: ["travel"],
  disciplines: ["Book design", "Illustration", "Series"],
  summary:
    "Five travel books by five strangers that look as if they had met on the way: shared shapes, five colours, no photograph.",
  layout: "read",
  pictures: [
    { name: "project-books-1", caption: "High Pass, Low Tide and The Arches: the first three." },
    { name: "project-books-2", caption: "The spines, in the order in which they appeared." },
    { name: "project-books-3", caption: "All five. Windows is the only one without a horizon." },
  ],
  shape: "lying",
  focus: "50% 50%",
  tone: { ground: "#1d2f5f", ink: "#ffffff" },
  brief:
    "Lantern prints five travel books a year in editions of two thousand. Each had a photograph on its cover, bought for the purpose from the same three agencies as everyone’s. Booksellers could not tell a Lantern from a holiday brochure.",
  approach: [
    {
      title: "What the writer saw last",
      text: "We asked each author for the last thing they remember, not the most beautiful. A moon over a pass. Lines of water. The shapes on the covers are what they told us on the telephone.",
    },
    {
      title: "One sheet of shapes",
      text: "Circle, arch, wedge, stripe. All covers use the same sheet, and none uses it up. A sixth book could be set by the printer, and one day will be.",
    },
    {
      title: "Spines that make a row",
      text: "Titles run upwards, all in one size, with the coloured square of the next volume at the foot. A gap on the shelf can be seen, which turned out to be good business.",
    },
  ],
  result:
    "The five sold 8,900 copies in eighteen months; the five before them 7,400. Half of the difference is Low Tide, which won a prize and would have sold in brown paper. What is ours: 640 readers bought the row at once.",
  figures: [
    { value: "8,900", label: "copies in eighteen months" },
    { value: "640", label: "readers bought all five" },
    { value: "0", label: "photographs" },
  ],
  quote: {
    text: "My book is about losing a brother. They gave it a tide that goes out. I had not told them.",
    name: "M. Alder",
    role: "Author of Low Tide",
  },
  credits: [
    { role: "Series design", name: "Ilse Brandt" },
    { role: "Illustration", name: "Wanda Okoro" },
    { role: "Typesetting", name: "Ruth Adeyemi" },
    { role: "Printing", name: "Gráfica Maior" },
  ],
};
