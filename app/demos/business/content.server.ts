import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import type { SliderCase } from "./bands/case-slider/case-slider.tsx";
import type { PicturedEntry } from "./bands/pictured-index/pictured-index.tsx";
import type { RelayOffice } from "./bands/office-relay/office-relay.tsx";
import { fields } from "./fields.server.ts";
import { firm } from "./firm.ts";

const hero = {
  lines: ["Advice that", "a partner signs."],
  lead: `${firm.name} has advised family firms on succession, sales, tax, disputes and boards since ${firm.founded}. Every opinion is signed by its author.`,
  primary: { label: "Write to a partner", href: "#contact" },
  secondary: { label: "What we do", href: "#services" },
  picture: picture("title-columns"),
  opinion: {
    number: "Opinion no. 9,418, one page",
    text: "Do not sell the harbour building. It is the only thing you all agree on.",
    signatory: "Henrietta Rowe, partner",
  },
};

const clients = {
  label: "Clients",
  text: "Five of the 212 family firms we advise. The first has been a client since our second week.",
  names: ["kettle-crane", "orchard-mutual", "marrow-pine", "brightwater", "fernhill"] as const,
};

const services = {
  heading: "What we do for family firms",
  intro: "Five practices, each with the partner who signs and one case.",
  entries: fields.map(({ key, title, text, picture: onTable, partner }) => ({
    href: `#case-${key}`,
    title,
    text,
    note: `Signed by ${partner.name}`,
    picture: onTable,
  })) satisfies PicturedEntry[],
};

const figures = {
  heading: "The firm in figures",
  intro:
    "The same five lines since 1985, when a client asked whether we had ever been wrong. The full table hangs in our reception.",
  caption: "Opinions, corrections, clients and partners of Halden & Rowe in 2005, 2015 and 2025",
  subject: "What is counted",
  years: [2005, 2015, 2025],
  rows: [
    {
      name: "Opinions signed",
      note: "Two pages on average, down from four.",
      values: [164, 203, 241],
    },
    {
      name: "of which: do nothing",
      note: "These cost the same, and are read more often.",
      values: [38, 52, 63],
    },
    {
      name: "Opinions corrected",
      note: "At our expense, by the partner who signed.",
      values: [3, 1, 2],
    },
    {
      name: "Clients older than the firm",
      note: `Founded before ${firm.founded}, the oldest a ropeworks.`,
      values: [31, 37, 44],
    },
    {
      name: "Partners who left",
      note: "One of the two still comes in on Tuesdays.",
      values: [1, 0, 2],
    },
  ],
};

const cases = {
  heading: "Cases, and what became of them",
  intro: "Opinions from 2024 and 2025, published with our clients’ permission.",
  label: "Cases",
  cases: fields.map(({ key, partner, case: { opinion, ...told } }) => ({
    ...told,
    id: `case-${key}`,
    signed: `Opinion no. ${opinion}, signed ${partner.name}`,
  })) satisfies SliderCase[],
};

const partners = {
  heading: "The partners",
  intro:
    "Sixty-one people work here. Each practice has a partner who answers the telephone in person.",
  people: fields.map(({ partner }) => partner),
};

const insights = {
  heading: "Insights for family firms",
  intro: "Guest essays, printed for our waiting room. Clients are welcome to take them home.",
};

const offices = {
  heading: "Our offices",
  intro: "Papers you send in the evening have been read by breakfast.",
  note: "The hours are drawn in Greenwich time, as in winter; in summer Singapore is seven hours ahead of Edinburgh, and Copenhagen still one.",
  offices: [
    {
      city: "Edinburgh",
      ahead: 0,
      open: [9, 18],
      time: "Greenwich time.",
      address: firm.address,
      hours: firm.openingHours.map(({ days, hours }) => `${days}, ${hours}`).join("; "),
      mail: firm.email,
    },
    {
      city: "Copenhagen",
      ahead: 1,
      open: [8, 17],
      time: "One hour ahead of Greenwich.",
      address: ["Sankt Annæ Gård 3", "1250 København K"],
      hours: "Monday to Friday, 8 to 17",
      mail: "copenhagen@halden.example",
    },
    {
      city: "Singapore",
      ahead: 8,
      open: [9, 18],
      time: "Eight hours ahead of Greenwich.",
      address: ["27 Duxton Lane, #03-01", "Singapore 089"],
      hours: "Monday to Friday, 9 to 18",
      mail: "singapore@halden.example",
    },
  ] satisfies RelayOffice[],
};

const contact = {
  heading: "Write to a partner",
  text: "An hour costs nothing, and ends with a yes or a no.",
  next: [
    { term: "You write.", detail: "A partner replies within two working days." },
    { term: "You speak.", detail: "For an hour, with the partner who would sign." },
    { term: "You decide.", detail: "With one fixed price before you, in writing." },
  ],
  phone: firm.phone,
  form: {
    label: `Write to ${firm.name}`,
    subject: {
      label: "Which partner?",
      choices: [
        { label: "Whoever is free first", value: "" },
        ...fields.map(({ title, partner: { name } }) => ({
          label: `${title}: ${name}`,
        })),
      ],
    },
  },
};

const opinion = {
  number: "Opinion no. 9,419, one sentence",
  text: "Sleep on it, and if the question is still there in the morning, bring it to us.",
  signatory: "Henrietta Rowe, partner",
};

const told = forMachines(business, {
  type: "ProfessionalService",
  since: firm.founded,
  more: { knowsAbout: fields.map(({ title }) => title) },
});

/**
 * The copy of Halden & Rowe, counsel to family firms, by section. The firm is invented; what it does, who signs and for whom stands
 * in `fields.server.ts`.
 */
export const content = {
  hero,
  clients,
  services,
  figures,
  cases,
  partners,
  insights,
  offices,
  contact,
  opinion,
  business: told,
};
