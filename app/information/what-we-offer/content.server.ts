import { ABOUT_ME, CONTACT_SIMPLE, ifThere, PRICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { SheetLine } from "./annotated-sheet.tsx";
import { founder } from "../founders.server.ts";

/** The two products: what is in them, who uses them, what was left out. */
const title = {
  heading: "One for every morning, one for the day after",
  intro:
    "Rounds keeps the visits of a small firm. The Sunday List keeps what the firm would need if you could not come in.",
  jumps: [
    { label: "Rounds", href: "#rounds" },
    { label: "The Sunday List", href: "#sunday-list" },
    { label: "What is not in them", href: "#left-out" },
  ],
};

const rounds = {
  heading: "Rounds: who goes where, with which key",
  text: [
    "It is a diary for people who work at other people’s doors. Each visit has an address, somebody who goes, the key they need, and a line for what they found. In the morning it is in order. When a visit runs late, it moves the rest and tells whoever is waiting.",
    "It began as a diary of inspections and became one of keys, because a customer drove out at nine at night with a torch. The key is still the first thing it checks.",
  ],
  facts: [
    { term: "Ready", detail: "In an afternoon, with your own addresses" },
    { term: "Works on", detail: "Any phone with a browser" },
    { term: "When you leave", detail: "Everything in one file, the same day" },
  ],
  picture: picture("title-house"),
};

const list = {
  heading: "The Sunday List, after the first hour",
  intro:
    "An invented firm of two, and six of the fourteen lines that their bank statement gave away. This is all it looks like. It prints on one side.",
  sheet: { title: "Hale & Rye, organ builders", detail: "Sunday, 15 November 2026. Two copies" },
  columns: ["What renews", "In whose name", "Until", "Who may open it"],
  lines: [
    { what: "haleandrye.example", values: ["The firm", "4 March", "Anna, then Tom"], note: 1 },
    {
      what: "The telephone number",
      values: ["You, privately", "Every month", "Nobody yet"],
      fault: "To be moved",
      note: 2,
    },
    { what: "Bookkeeping", values: ["The firm", "1 January", "Tom, and the accountant"], note: 3 },
    {
      what: "The map listing, 212 reviews",
      values: ["An address for chess", "For ever", "Nobody yet"],
      fault: "To be moved",
    },
    { what: "Leather and felt, on account", values: ["The firm", "30 June", "Anna, then Tom"] },
    {
      what: "Drawings of three hundred organs",
      values: ["You, privately", "Two years unused", "Anna"],
      note: 4,
    },
  ] satisfies SheetLine[],
  notes: [
    {
      title: "Found, not remembered",
      text: "The first hour goes down a year of bank statements. Everything that renews has left a mark there.",
    },
    {
      title: "An afternoon, while you are alive",
      text: "A line in your own name is moved to the firm in minutes by you, and in months by anybody after you.",
    },
    {
      title: "Always two",
      text: "One person who may open it and one who knows that they may. The list asks both, twice a year.",
    },
    {
      title: "No passwords",
      text: "It says where the key is. It is not the key, and a thief who finds it has found a piece of paper.",
    },
  ],
};

const users = {
  heading: "Who uses which, and for what",
  tabs: [
    {
      key: "letting-agents",
      label: "Letting agents",
      lead: "Sixty to two hundred properties, and the owner still answers the telephone.",
      text: "Below sixty a paper diary is quicker, and we say so. Above two hundred you have a Sandra, and she has her own way. In between, Rounds knows which of three keys opens the side door, and who had it last.",
      products: "Rounds, and the list for the owner",
    },
    {
      key: "clinics",
      label: "Clinics",
      lead: "Four people who visit at home, one who stays and answers.",
      text: "The round is made at eight and has changed by nine. The one who stays moves a visit with a thumb, the next patient is told, and nobody rings a nurse who is holding something.",
      products: "Rounds",
    },
    {
      key: "engineers",
      label: "Lift engineers",
      lead: "Forty buildings, a van, and a law about how often.",
      text: "The date of the next inspection is worked out from the last one and the country you are in. The report is written standing up, in the shaft, with one hand, and sent when there is a signal again.",
      products: "Rounds",
    },
    {
      key: "alone",
      label: "Firms of one",
      lead: "You are the company, so you signed as yourself.",
      text: "Piano tuners, translators, the man who mends the weathercocks. The list takes an hour, and most of it is finding out what you are still paying for. Four in ten have paid for it by cancelling something.",
      products: "The Sunday List",
    },
  ],
};

const leftOut = {
  heading: "Left out on purpose",
  intro:
    "From June’s grey notebook, where each refusal stands with its reason and with what would change our minds.",
  link: { label: "Meet June and the notebook", href: ifThere(ABOUT_ME) },
  entries: [
    {
      term: "Tracking of people",
      text: "Rounds knows where a visit is, not where a person is. It has been asked for nineteen times, always by somebody who does not drive.",
    },
    {
      term: "A badge for the fastest round",
      text: "People hurry when they are counted. Entry 88.",
    },
    {
      term: "Passwords in the list",
      text: "Then it would have to be locked, and the key to it would be the next thing to go missing.",
    },
    {
      term: "A free plan",
      text: "Somebody pays for free plans, and it is the people on the other ones. Kofi can say this without his voice going up.",
    },
    {
      term: "An assistant that answers for you",
      text: "Your customers have rung to speak to somebody who was there.",
    },
  ],
};

const closing = {
  id: "closing-heading",
  heading: "Try it on a bad week",
  text: "A good week proves nothing. Take the one with two people off sick and a key in the wrong flat; if Rounds does not help in that one, it costs you nothing.",
  actions: [
    { label: "Plans and prices", href: PRICES },
    {
      label: `Ask ${founder("imani-brooks").name.split(" ")[0]} first`,
      href: CONTACT_SIMPLE,
    },
  ],
  picture: picture("title-desk"),
};

/** The words of the page, by section. */
export const content = { title, rounds, list, users, leftOut, closing };
