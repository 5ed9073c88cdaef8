import type { ProjectRecord } from "../project-fields.ts";

export const paperWindow: ProjectRecord = {
  slug: "four-seasons-in-a-shop-window",
  title: "Four seasons in a shop window",
  client: "Fjell & Finn",
  place: "Innsbruck",
  year: 2024,
  categories: ["fashion", "travel"],
  disciplines: ["Window", "Paper engineering", "Poster"],
  summary:
    "An outfitter for walkers stopped filling its window with jackets. Now it holds a landscape of paper that changes with the season.",
  layout: "process",
  pictures: [
    {
      name: "project-papercraft-1",
      caption: "September: six layers of card, and a sun on a string.",
    },
    {
      name: "project-papercraft-2",
      caption: "The lake from above, cut along the contour lines of the map.",
    },
    {
      name: "project-papercraft-3",
      caption: "December. The stars are what was left over from the punch.",
    },
  ],
  shape: "lying",
  focus: "50% 50%",
  isProminent: true,
  tone: { ground: "#5a2a63", ink: "#ffffff" },
  brief:
    "The window is four metres wide, faces north and costs more rent than the rest of the shop. It showed nineteen jackets, as did the next window and the one after it. We were to make passers-by stop for ten seconds. How, was up to us.",
  approach: [
    {
      title: "Take everything out",
      text: "For one week the window was empty but for a chair. More people stopped than ever before. That settled how full it needed to be.",
    },
    {
      title: "Draw it with a map",
      text: "Each layer is a contour of a real place within an hour of the shop: its height stands small at the edge of the card. Walkers recognise their own hill, and come in to argue.",
    },
    {
      title: "Five jackets a year",
      text: "One thing is for sale in each landscape, and only one. It hangs at the side, at the price the shop can live on.",
    },
  ],
  result:
    "The stop, counted by the owner’s son with a clicker, went from three seconds to fourteen. The jacket in the window outsells the others four to one. The paper fades in ten weeks though, and the shop now pays for twelve weeks of card each quarter.",
  figures: [
    { value: "3 → 14 s", label: "that people stop for" },
    { value: "1", label: "jacket in the window, 19 before" },
    { value: "10 weeks", label: "until the paper fades" },
  ],
  quote: {
    text: "A man came in to say that the ridge was wrong. He was right, and he bought boots.",
    name: "Vera Finn",
    role: "Owner",
  },
  credits: [
    { role: "Design", name: "Wanda Okoro" },
    { role: "Paper", name: "Lukas Hofer" },
    { role: "Contours", name: "After the survey of 1:25,000" },
  ],
};
