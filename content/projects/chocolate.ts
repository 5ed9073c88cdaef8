import type { ProjectRecord } from "../project-fields.ts";

export const chocolate: ProjectRecord = {
  slug: "sixteen-tiles-of-chocolate",
  title: "Sixteen tiles of chocolate",
  client: "Casa Azulejo",
  place: "Porto",
  year: 2024,
  categories: ["lifestyle", "business"],
  disciplines: ["Packaging", "Pattern"],
  summary:
    "Bars in wrappers made of quarter circles: any two that lie side by side continue each other, on a shelf or in a gift box.",
  layout: "process",
  pictures: [
    {
      name: "project-choco-1",
      caption: "70% Dark, Milk and Mint Crisp on the shop’s own blocks.",
    },
    {
      name: "project-choco-2",
      caption: "Blood Orange, half gone. The foil is the lining of the tea tins next door.",
    },
    {
      name: "project-choco-3",
      caption: "A tray of eighteen. No two neighbours are cut from the same sheet.",
    },
  ],
  shape: "upright",
  focus: "40% 50%",
  tone: { ground: "#a3244f", ink: "#ffffff" },
  brief:
    "Casa Azulejo roasts its beans behind a tiled front that tourists photograph and then walk past. It had three weeks before the season, a pallet of uncoated paper and no money for a second printing. Companies were to order the bars as gifts, too.",
  approach: [
    {
      title: "One tile, four turns",
      text: "We traced a single tile of the house front: a quarter circle and a leaf. Turned four ways it makes every wrapper. The pattern was cut in potato first, to see whether it would hold up badly printed.",
    },
    {
      title: "Print the sheet, not the bar",
      text: "A sheet of sixteen is printed without regard for where one bar ends. The knife decides. That makes each wrapper one of its kind, at the price of a plain one.",
    },
    {
      title: "The name is a label",
      text: "Sort and weight are glued on afterwards by hand, as they were in the shop’s first years. So a gift order needs a rubber stamp, and not a new run.",
    },
  ],
  result:
    "The shop sold the season’s stock in five weeks and closed for two, which nobody had intended. Eleven firms ordered gift boxes for Christmas; seven came back a year later. Gluing the labels costs a person two mornings a week, and she would like a word with us.",
  figures: [
    { value: "16", label: "wrappers to a sheet, none alike" },
    { value: "7 of 11", label: "firms ordered again" },
    { value: "3 weeks", label: "from the first potato to the shelf" },
  ],
  quote: {
    text: "People buy two, to see whether they fit together. They always do.",
    name: "Inês Valadares",
    role: "Owner",
  },
  credits: [
    { role: "Pattern and design", name: "Tomás Reyes" },
    { role: "Printing", name: "Oficina Ribeira" },
    { role: "Labels, by hand", name: "Dona Celeste" },
  ],
};
