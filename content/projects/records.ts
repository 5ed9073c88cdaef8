import type { ProjectRecord } from "../project-fields.ts";

export const records: ProjectRecord = {
  slug: "slow-orbit",
  title: "Slow Orbit",
  client: "Tidewater Records",
  place: "Bristol",
  year: 2025,
  categories: ["lifestyle"],
  disciplines: ["Sleeves", "Identity"],
  summary:
    "Three sleeves for a label that presses 500 of everything. The music is slow, so the covers take their time as well.",
  layout: "type",
  pictures: [
    {
      name: "project-record-1",
      caption: "LP 01 and LP 03: an arc for a drone, bars for an organ.",
    },
    {
      name: "project-record-2",
      caption: "The turntable in the office, on which everything is decided.",
    },
    { name: "project-record-3", caption: "Inner Rings, LP 02, was drawn with the record turning." },
  ],
  shape: "square",
  focus: "30% 50%",
  tone: { ground: "#a3450c", ink: "#ffffff" },
  brief:
    "Tidewater is two people and a garage. Slow Orbit, their first record, is one chord for forty minutes. They asked for a sleeve that would not pretend anything happens in it, and that the other records could follow without a rule book.",
  approach: [
    {
      title: "Draw what it sounds like from far away",
      text: "We listened to each record from the next room, and drew that. A drone is an arc. An organ is a row of pipes. Eleven songs by a string trio became rings, one for each.",
    },
    {
      title: "Six inks, mixed once",
      text: "Cream, coral, gold, green, brown, black. The printer keeps the tins with the label’s name on them, so the tenth sleeve will match the first.",
    },
    {
      title: "The number is the only furniture",
      text: "LP 01, LP 02, LP 03, in the corner. No logo on the front. Those who know will see it by the colours, and the others will turn it round.",
    },
  ],
  result:
    "All three pressings of 500 sold out, in eleven, seven and four weeks. Record shops file the sleeves face out. One reviewer called the covers better than the music, and the label has not quite forgiven us.",
  figures: [
    { value: "3 × 500", label: "copies, all gone" },
    { value: "6", label: "inks for everything to come" },
    { value: "40 min", label: "on one chord" },
  ],
  quote: {
    text: "It looks the way it feels when nothing happens, in a good way.",
    name: "Ada Penrose",
    role: "Half of Tidewater",
  },
  credits: [
    { role: "Design", name: "Ilse Brandt" },
    { role: "Printing", name: "Stokes Croft Litho" },
    { role: "Pressing", name: "Severn Vinyl" },
  ],
};
