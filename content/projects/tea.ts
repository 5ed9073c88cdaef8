import type { ProjectRecord } from "../project-fields.ts";

export const tea: ProjectRecord = {
  slug: "a-sprig-for-every-tin",
  title: "A sprig for every tin",
  client: "Aldine Tea Merchants",
  place: "Hamburg",
  year: 2025,
  categories: ["lifestyle", "business"],
  disciplines: ["Packaging", "Pattern", "Shop"],
  summary:
    "Forty teas in three sizes from one tin maker: a pattern of sprigs says how strong the tea is, before the name says what it is.",
  layout: "read",
  pictures: [
    { name: "project-tea-1", caption: "Matcha, Rooibos, Sencha and Oolong in three sizes." },
    {
      name: "project-tea-2",
      caption: "Oolong No. 7. The inside of the lid carries the brewing time.",
    },
    {
      name: "project-tea-3",
      caption: "The order of the wall: strong at the foot, light at the top.",
    },
  ],
  shape: "square",
  focus: "45% 60%",
  tone: { ground: "#1d4a34", ink: "#ffffff" },
  brief:
    "Aldine sells forty teas from drawers. Regulars know them by number, everyone else by pointing. When the daughter took over she wanted tins that a stranger could choose from alone, without sending the regulars to the supermarket.",
  approach: [
    {
      title: "The numbers stay",
      text: "No. 7 has been the Oolong since 1931. Every number keeps its tea and stands under the name, on the same round seal. Regulars noticed nothing, which was the aim.",
    },
    {
      title: "Sprigs are strength",
      text: "Dense rows for teas that wake, open ones for teas that calm. Nobody needs to be told. In the shop people move along the wall until it looks like the afternoon they want.",
    },
    {
      title: "Three sizes, one lid",
      text: "All tins are built on two diameters. A lid from the first year will fit in the thirtieth, and refills are sold in the cartons beside them.",
    },
  ],
  result:
    "Strangers now buy without asking in two cases of three. The average purchase fell by a euro, because small tins sell best; there are more purchases, and the year ended nine per cent up. Two regulars left over the colour red.",
  figures: [
    { value: "40", label: "teas, each with its old number" },
    { value: "+9%", label: "sales in the first year" },
    { value: "2", label: "regulars lost to the colour red" },
  ],
  quote: {
    text: "My father read the seals, found every number in its place and put the tins back. That is his praise.",
    name: "Antje Aldine",
    role: "Third generation",
  },
  credits: [
    { role: "Design", name: "Ilse Brandt, Wanda Okoro" },
    { role: "Tins", name: "Blechwaren Harms" },
    { role: "Shop wall", name: "Tischlerei Voss" },
  ],
};
