import { picture, type PictureSource } from "#content/media.ts";
import type { Partner } from "./bands/partners-band/partners-band.tsx";
import type { SliderCase } from "./bands/case-slider/case-slider.tsx";

/**
 * What Halden & Rowe does: five fields, each with the partner who signs and one case that shows it. The clients of the cases are those
 * of the site's own portfolio.
 */
interface Field {
  /** In the anchor of its case. */
  key: string;
  title: string;
  text: string;
  /** Square: the thing on the table that stands for the field. */
  picture: PictureSource;
  partner: Partner;
  /** `opinion` is the number of the opinion that was signed. */
  case: Omit<SliderCase, "id" | "signed"> & { opinion: string };
}

export const fields: readonly Field[] = [
  {
    key: "succession",
    title: "Succession",
    text: "Who takes over, agreed while everyone can still be asked.",
    picture: picture("business-succession"),
    partner: {
      name: "Henrietta Rowe",
      role: "Succession, Edinburgh",
      text: "Granddaughter of the second name on the door. Was asked to apply like everyone else, and did so twice.",
    },
    case: {
      client: "Werkstatt Linde",
      facts: "Toys, Erfurt, 2024",
      figure: "14",
      measure: "employees elect the board, one vote each",
      text: "The founder had no heir and two offers, either of which would have closed the paint room. We drew up a foundation instead, in nine pages. It owns the workshop, and those who saw, paint and pack choose its board each spring, by coloured ball.",
      opinion: "8,901",
      picture: picture("project-toys-3"),
    },
  },
  {
    key: "purchase",
    title: "Buying and selling",
    text: "Price, warranties, and the clause that says who pays later.",
    picture: picture("business-purchase"),
    partner: {
      name: "Samuel Okafor",
      role: "Buying and selling, Edinburgh",
      text: "Reads the schedules first. Has walked out of four signings and been thanked for three.",
    },
    case: {
      client: "Low Bridge Brewery",
      facts: "Beer, Hebden, 2025",
      figure: "£1",
      measure: "a year for a bottling hall, without the ground beneath it",
      text: "The hall next door was cheap, because a century of lorries had leaked into its floor. We bought the machines, leased the building for a pound a year and left the ground with the seller, who has had to dig it up twice since.",
      opinion: "9,152",
      picture: picture("project-beer-3"),
    },
  },
  {
    key: "tax",
    title: "Tax",
    text: "What you owe, paid once and in the right country.",
    picture: picture("business-tax"),
    partner: {
      name: "Toh Mei Ling",
      role: "Tax, Singapore",
      text: "Eleven years a tax inspector herself. Writes to tax offices as one colleague to another, and gets answers.",
    },
    case: {
      client: "Cooperativa Sant’Alda",
      facts: "Olive oil, Sant’Alda, 2025",
      figure: "3",
      measure: "tax returns a year, reduced from nine",
      text: "Oil leaving by ferry was declared on the quay, on board and again on arrival. We put one question to both tax offices, in a single letter. They agreed with each other, which neither had expected.",
      opinion: "9,013",
      picture: picture("project-oliveoil-2"),
    },
  },
  {
    key: "dispute",
    title: "Disputes",
    text: "Settled at a table where possible; one in twelve goes to court.",
    picture: picture("business-dispute"),
    partner: {
      name: "Rasmus Holm",
      role: "Disputes, Copenhagen",
      text: "Won his first eleven cases and remembers the twelfth. Carries two pens, for the moment when both sides agree.",
    },
    case: {
      client: "Guesthouse Nordvik",
      facts: "Twelve rooms, Nordvik, 2024",
      figure: "1 page",
      measure: "ended six years of letters between two sisters",
      text: "One house, one kitchen, and a jug that both say they designed. We closed the file, asked the cook for a table, and wrote down what was agreed between soup and coffee. Both have signed it. The jug is not mentioned.",
      opinion: "8,812",
      picture: picture("project-ceramics-1"),
    },
  },
  {
    key: "board",
    title: "Boards",
    text: "Who decides, who is consulted, and who keeps the minutes.",
    picture: picture("business-board"),
    partner: {
      name: "Fiona Gillespie",
      role: "Boards, Edinburgh",
      text: "Sits on no board, so that she may be frank with all of them. Has read the minutes of 212 firms and enjoyed nine.",
    },
    case: {
      client: "Hotel Ottilie",
      facts: "Ninety beds, Trieste, 2024",
      figure: "×40",
      measure: "the former limit for spending without asking the board",
      text: "Seven directors met once a month to approve lamps. We read four years of minutes, noted what had been refused, and set the limit where the refusals began. The board now meets four times a year, and discusses the hotel.",
      opinion: "8,747",
      picture: picture("project-lamps-2"),
    },
  },
];
