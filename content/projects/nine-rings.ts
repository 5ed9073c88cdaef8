import type { ProjectRecord } from "../project-fields.ts";

export const nineRings: ProjectRecord = {
  slug: "nine-rings-of-light",
  title: "Nine rings of light",
  client: "Ateliers Vasseur",
  place: "Lyon",
  year: 2025,
  categories: ["fashion", "business"],
  disciplines: ["Set design", "Light", "Direction"],
  summary:
    "A show without a runway: the audience walks through nine rings of light, and the coats come towards it one by one.",
  layout: "reel",
  pictures: [
    {
      name: "project-lightrings-1",
      caption: "The first ring. Everyone stops here, which we had not planned.",
    },
    {
      name: "project-lightrings-2",
      caption: "The middle hall, where rings cross at three heights.",
    },
    {
      name: "project-lightrings-3",
      caption: "The last hall: a floor of black water, two millimetres deep.",
    },
  ],
  shape: "upright",
  focus: "50% 60%",
  isProminent: true,
  tone: { ground: "#b3261b", ink: "#ffffff" },
  brief:
    "Vasseur makes eleven coats a year and shows them in a former wire works. The last show had cost more than the coats and was over in nine minutes. This one was to cost half, last an evening, and be open to whoever had asked first.",
  approach: [
    {
      title: "Turn the room around",
      text: "The models stand, the guests walk. One needs no tribune, no seating plan, and nobody’s first row. Forty people enter every ten minutes.",
    },
    {
      title: "Nine rings, one cable",
      text: "Each ring is eighteen metres of bent tube on a single dimmer. They were drawn with a rope on the floor of the hall, by two people, in a day.",
    },
    {
      title: "Light that is already there",
      text: "The coats are lit by the rings alone. Red first, then violet, then a blue in which black cloth turns out to be four different blacks.",
    },
  ],
  result:
    "1,140 visitors in one evening instead of 220, at 46 per cent of the former budget. The queue was our mistake: people waited up to fifty minutes in the rain. For the second evening there were tickets with a time on them.",
  figures: [
    { value: "1,140", label: "visitors in one evening" },
    { value: "46%", label: "of the former budget" },
    { value: "50 min", label: "in the rain, at worst" },
  ],
  quote: {
    text: "For the first time people looked at the shoulders. There was nothing else to look at.",
    name: "Odile Vasseur",
    role: "Founder",
  },
  credits: [
    { role: "Set and light", name: "Noor de Wit" },
    { role: "Direction", name: "Karim Belhadj" },
    { role: "Glass tubes", name: "Néon Perrache" },
    { role: "Coats", name: "Ateliers Vasseur" },
  ],
};
