import type { ProjectRecord } from "../project-fields.ts";

export const beer: ProjectRecord = {
  slug: "a-sky-on-every-can",
  title: "A sky on every can",
  client: "Low Bridge Brewery",
  place: "Hebden",
  year: 2025,
  categories: ["lifestyle", "business"],
  disciplines: ["Packaging", "Illustration"],
  summary:
    "Four beers for four times of day, on cans that regulars order by pointing. One plate of ink less than before.",
  layout: "read",
  pictures: [
    {
      name: "project-beer-1",
      caption: "Stout, Lager, Pale Ale and Sour: moon, sun, rainbow, flower.",
    },
    {
      name: "project-beer-2",
      caption: "Pale Ale. The hills are the valley, seen from the bottling line.",
    },
    { name: "project-beer-3", caption: "A tray of forty-eight, before the lids are counted." },
  ],
  shape: "square",
  focus: "52% 55%",
  tone: { ground: "#0d5a50", ink: "#ffffff" },
  brief:
    "Low Bridge brews for eleven pubs and one shop. Its cans carried the same drawing in four tints, and the shop sold Stout to people who wanted Lager. The brewery asked for a tidier label. It needed a louder one.",
  approach: [
    {
      title: "What time is it?",
      text: "The brewer describes beer by the hour at which she would drink it. That became the whole idea: a sky for each, from the noon of the Lager to the night of the Stout.",
    },
    {
      title: "Five inks for all four",
      text: "Coral, yellow, green, pink, cream. Each can uses four of them, so one run of plates prints the range. The printer’s quote fell by a seventh, which paid for the drawing.",
    },
    {
      title: "The name at the foot",
      text: "Hands cover the middle of a can. The name of the beer stands at its foot, where it is read from the fridge, from the bar and from above.",
    },
  ],
  result:
    "Returns for the wrong beer went from one in thirty to none that anyone remembers. Sales rose by 18 per cent in a warm summer; a brewery nearby that changed nothing rose by 11. The Sour still does not sell, however pretty its flower.",
  figures: [
    { value: "5", label: "inks for four cans" },
    { value: "+18%", label: "in a summer in which others made 11" },
    { value: "1 in 30", label: "wrong cans before, none since" },
  ],
  quote: {
    text: "People say “the moon one, please”. I could have saved myself the names.",
    name: "Bess Hartley",
    role: "Brewer",
  },
  credits: [
    { role: "Design", name: "Tomás Reyes" },
    { role: "Illustration", name: "Wanda Okoro" },
    { role: "Printing", name: "Calder Can Company" },
  ],
};
