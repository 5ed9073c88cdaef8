import { picture } from "#content/media.ts";
import type { SliderCase } from "./bands/case-slider/case-slider.tsx";
import type { PicturedEntry } from "#app/sections/lists/pictured-index/pictured-index.tsx";
import type { ClockedOffice } from "./bands/wall-clocks/wall-clocks.tsx";
import { fields } from "./fields.server.ts";
import { firm } from "./firm.ts";

const hero = {
  lines: ["Advice that", "somebody signs."],
  lead: `Since ${firm.founded} every opinion of ${firm.name} has left the house with one partner’s name under it. If it is wrong, you know whom to ring.`,
  primary: { label: "Write to a partner", href: "#contact" },
  secondary: { label: "What we do", href: "#services" },
  picture: picture("boardroom"),
  opinion: {
    number: "Opinion no. 4,118, one page",
    text: "Do not sell the harbour building. It is the only thing you all agree on.",
    signatory: "Henrietta Rowe, partner",
  },
};

const clients = {
  label: "Clients",
  text: "Five of the 212 firms we write to. The first has been with us since our second week.",
  names: ["kettle-crane", "orchard-mutual", "marrow-pine", "brightwater", "fernhill"] as const,
};

const services = {
  heading: "Five things, each with a name under it",
  intro: "Each line leads to a case.",
  entries: fields.map(({ key, title, text, picture: onTable, partner }) => ({
    href: `#case-${key}`,
    title,
    text,
    note: `Signed by ${partner.name}`,
    picture: onTable,
  })) satisfies PicturedEntry[],
};

const figures = {
  heading: "What we count, mistakes included",
  intro:
    "The same five lines since 1985, when a client asked whether we had ever been wrong. The full table hangs at reception.",
  caption: "Opinions, corrections, clients and partners of Halden & Rowe in 2005, 2015 and 2025",
  subject: "What is counted",
  years: [2005, 2015, 2025],
  rows: [
    {
      name: "Opinions signed",
      note: "Two pages on average. It was four.",
      values: [164, 203, 241],
    },
    {
      name: "of which: leave it alone",
      note: "They cost the same, and are read more often.",
      values: [38, 52, 63],
    },
    {
      name: "Opinions corrected",
      note: "At our cost, and by the partner who signed.",
      values: [3, 1, 2],
    },
    {
      name: "Clients older than we are",
      note: `Founded before ${firm.founded}. We are catching up.`,
      values: [31, 37, 44],
    },
    {
      name: "Partners who left",
      note: "One of these two comes back on Tuesdays.",
      values: [1, 0, 2],
    },
  ],
};

const cases = {
  heading: "The colours are our clients’",
  intro: "Five opinions and what became of them, told with the clients’ permission.",
  label: "Cases",
  cases: fields.map(({ key, partner, case: { opinion, ...told } }) => ({
    ...told,
    id: `case-${key}`,
    signed: `Opinion no. ${opinion}, signed ${partner.name}`,
  })) satisfies SliderCase[],
};

const partners = {
  heading: "The five who sign",
  intro: "Sixty-one people work here. The others are as good, but not yet the ones you ring.",
  people: fields.map(({ partner }) => partner),
};

const insights = {
  heading: "Kept on the long table",
  intro: "Essays by guests. We leave them where clients wait, and clients take them home.",
};

const offices = {
  heading: "One moment, in winter",
  intro:
    "Three offices, so that what you send in the evening has been read by breakfast. In summer the two in Europe move on by an hour; Singapore does not, and is seven ahead of Edinburgh.",
  offices: [
    {
      city: "Edinburgh",
      hour: 9,
      time: "Nine in the morning. Greenwich time.",
      address: firm.address,
      hours: firm.openingHours.map(({ days, hours }) => `${days}, ${hours}`).join("; "),
      mail: firm.email,
    },
    {
      city: "Copenhagen",
      hour: 10,
      time: "Ten in the morning. One hour ahead.",
      address: ["Sankt Annæ Gård 3", "1250 København K"],
      hours: "Monday to Friday, 8 to 17",
      mail: "copenhagen@halden.example",
    },
    {
      city: "Singapore",
      hour: 17,
      time: "Five in the afternoon. Eight hours ahead.",
      address: ["27 Duxton Lane, #03-01", "Singapore 089"],
      hours: "Monday to Friday, 9 to 18",
      mail: "singapore@halden.example",
    },
  ] satisfies ClockedOffice[],
};

const contact = {
  heading: "Bring the letter you have not answered.",
  text: "The first hour costs nothing and is held with the person who would sign.",
  next: [
    {
      term: "Within two working days",
      detail: "a partner answers, after we have looked for conflicts of interest.",
    },
    {
      term: "In that hour",
      detail: "you say what it is about; we say whether we are the right ones.",
    },
    { term: "Before we begin", detail: "you get a price, on one line, and it stays that." },
  ],
  phone: firm.phone,
  formLabel: `Write to ${firm.name}`,
};

/** For search engines: who the page says it is about. No ratings, no awards. */
const business = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: firm.name,
  description:
    "Counsel to family firms on succession, buying and selling, tax, disputes and boards.",
  foundingDate: String(firm.founded),
  email: firm.email,
  telephone: firm.phone.display,
  knowsAbout: fields.map(({ title }) => title),
  location: offices.offices.map(({ city }) => ({ "@type": "Place", name: city })),
};

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
  business,
};
