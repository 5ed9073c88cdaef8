import type { ProjectRecord } from "../project-fields.ts";

export const oliveOil: ProjectRecord = {
  slug: "four-oils-for-a-ferry",
  title: "Four oils for a ferry",
  client: "Cooperativa Sant’Alda",
  place: "Sant’Alda",
  year: 2025,
  categories: ["travel", "lifestyle"],
  disciplines: ["Packaging", "Naming", "Illustration"],
  summary:
    "Sixty families press one oil. We gave it four bottles that foot passengers can tell apart in a swell, and carry home upright.",
  layout: "read",
  pictures: [
    { name: "project-oliveoil-1", caption: "The family on the steps of the old press house." },
    {
      name: "project-oliveoil-2",
      caption: "Sera, for the table. The label ends where the hand begins.",
    },
    { name: "project-oliveoil-3", caption: "Verde and Limone on the tiles of the harbour bar." },
  ],
  shape: "upright",
  focus: "24% 60%",
  isProminent: true,
  tone: { ground: "#1f4e86", ink: "#ffffff" },
  brief:
    "Half of the island’s oil leaves it in five-litre cans without a name. The other half is sold in eleven minutes: the time the ferry lies in harbour. The cooperative wanted a bottle for those eleven minutes, and a reason to ask for a second one by post.",
  approach: [
    {
      title: "Four uses, not four grades",
      text: "Nobody on a quay wants to learn about acidity. We named the oils after when they are used: Verde for salads, Limone for fish, Sera for the evening table, Mare for the boat’s galley. The analysis is on the back, where it belongs.",
    },
    {
      title: "Drawn from the quay, not from the catalogue",
      text: "Every shape on the labels can be seen from the mooring: the arches of the press house, the hill behind it, the sun that goes down at its end. Two colours each, printed by the screen printer who does the boats’ numbers.",
    },
    {
      title: "A bottle that survives a rucksack",
      text: "We lowered the shoulder by nine millimetres and gave up the tall neck everyone liked. In the trial crossing three of forty tall bottles broke, and none of the low ones.",
    },
  ],
  result:
    "In the first summer the kiosk sold four bottles to every ten foot passengers, up from one. Orders by post stayed below what we had promised: 310 instead of 500. The reorder card was too small to find, and is now part of the cap.",
  figures: [
    { value: "4 in 10", label: "foot passengers took a bottle" },
    { value: "310", label: "reorders by post, 500 were hoped for" },
    { value: "0", label: "bottles broken in forty crossings" },
  ],
  quote: {
    text: "They stood on the quay for two days and counted hands. Nobody had ever counted our hands.",
    name: "Rosaria Ferlan",
    role: "Chair of the cooperative",
  },
  credits: [
    { role: "Design", name: "Ilse Brandt, Tomás Reyes" },
    { role: "Illustration", name: "Wanda Okoro" },
    { role: "Screen printing", name: "Serigrafia Lanza" },
    { role: "Glass", name: "Vetreria del Molo" },
  ],
};
