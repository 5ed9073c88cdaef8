import type { ProjectRecord } from "../project-fields.ts";

export const tableware: ProjectRecord = {
  slug: "tableware-for-a-house-by-the-sea",
  title: "Tableware for a house by the sea",
  client: "Guesthouse Nordvik",
  place: "Nordvik",
  year: 2024,
  categories: ["travel", "lifestyle"],
  disciplines: ["Product design", "Glaze development"],
  summary:
    "Plates, bowls and a jug for twelve rooms and one long table: four glazes, stacked for a small kitchen, and mended instead of replaced.",
  layout: "facts",
  pictures: [
    { name: "project-ceramics-1", caption: "The jug holds enough water for one end of the table." },
    {
      name: "project-ceramics-2",
      caption: "Speckled white: the glaze shows the clay it stands on.",
    },
    { name: "project-ceramics-3", caption: "Everything stacks into three sizes of circle." },
  ],
  shape: "square",
  focus: "28% 55%",
  tone: { ground: "#8a3b22", ink: "#ffffff" },
  brief:
    "Nordvik serves one dinner at one table. Its white hotel china chipped, and looked like any hotel’s. The owners wanted pieces that guests would ask about, for a kitchen of eleven square metres with a dishwasher that forgives nothing.",
  approach: [
    {
      title: "Three circles",
      text: "All pieces stand on one of three diameters, so that plates, bowls and lids stack in any order. It saved a whole shelf, which became the place for the jug.",
    },
    {
      title: "Four glazes from the shore",
      text: "Indigo for the sea in March, russet for the boathouse, celadon for the grass behind it, white for the rest of the year. Each was fired sixty times before it stayed the same.",
    },
    {
      title: "A rim that can take a knock",
      text: "The edge is rolled, not cut. It is a millimetre thicker than we wished, and the reason why the plates are still there.",
    },
  ],
  result:
    "Of 312 pieces delivered, nine broke in the first year; the old china lost forty. Guests do ask, and may order. That took us by surprise: the potter has a waiting list of five months and has asked us to stop mentioning her address.",
  figures: [
    { value: "312", label: "pieces, thrown by one potter" },
    { value: "9", label: "broken in the first year, 40 before" },
    { value: "3", label: "diameters for everything" },
  ],
  quote: {
    text: "The washing-up is quieter. I had not known that one could design that.",
    name: "Eivind Strand",
    role: "Cook",
  },
  credits: [
    { role: "Design", name: "Ilse Brandt" },
    { role: "Throwing and firing", name: "Marta Lindgren" },
    { role: "Kitchen trials", name: "Eivind Strand" },
  ],
};
