import { BLOG } from "#content/addresses.ts";
import { picture, type PictureName } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import type { ClientName } from "#app/elements/media/client-mark.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { CaseQuote } from "./bands/case-slides/case-slides.tsx";
import type { Offer } from "./bands/offer-cards/offer-cards.tsx";
import { CURRENCY, sums } from "./sums.server.ts";
import { business } from "./business.tsx";

/** The copy of Brightside, the marketing agency. Agency, people, clients and figures are invented; the sums are worked out. */

const [street = "", town = ""] = business.address;

const price = (amount: number) => formatPlanPrice({ amount, currency: CURRENCY });

const hero = {
  heading: { before: "They will remember", marked: "one thing.", after: "Let’s pick it." },
  text: "Brightside is nine people in Ghent. We listen to all that your company does, cross most of it out and make the rest hard to forget.",
  actions: [
    { label: "Tell us everything", href: "#call" },
    { label: "See what winning you costs", href: "#sums" },
  ],
  pictures: [
    picture("marketing-megaphone"),
    picture("marketing-agency-chart"),
    picture("marketing-agency-mail"),
  ],
  note: "First hour free, with cake",
} as const;

const clients = {
  heading: "All of these used to say more.",
  names: ["tidewell", "saltbox", "kettle-crane", "pedalhaus", "fernhill"] satisfies ClientName[],
};

const services = {
  heading: "Five things, one at a time",
  intro: "On the front what it is. On the back what it costs, and what you will not get.",
  offers: [
    {
      name: "sentence",
      title: "One sentence",
      gets: [
        "Eight talks with people who pay you already",
        "One day in a room without slides",
        "Nine words, signed by you and by us",
      ],
      price: price(680_000),
      term: "in three weeks",
      never: "Not included: a vision.",
    },
    {
      name: "page",
      title: "One page",
      gets: [
        "Written before it is drawn",
        "One button, tried out on strangers",
        "Yours, with the code",
      ],
      price: price(920_000),
      term: "in four weeks",
      never: "Not included: a pop-up.",
    },
    {
      name: "picture",
      title: "One picture",
      gets: ["An idea that fits on a napkin", "Poster, bus and phone", "All rights, for ever"],
      price: price(540_000),
      term: "in three weeks",
      never: "Not included: a mascot.",
    },
    {
      name: "letter",
      title: "One letter",
      gets: [
        "Twelve lines a month",
        "A person who reads the answers",
        "An end, when nobody answers",
      ],
      price: price(64_000),
      term: "a month",
      never: "Not included: “Dear valued customer”.",
    },
    {
      name: "year",
      title: "One year",
      gets: [
        "All of the above, each when its turn comes",
        "Twenty minutes on the telephone, every Monday",
        "Four times a year the figures, also the bad ones",
      ],
      price: price(240_000),
      term: "a month; you may leave at the end of any of them",
      never: "Not included: a contract that says otherwise.",
    },
  ] satisfies Offer[],
};

/** A project of the portfolio by the words that people use for the client, what its client says to that, and one of its figures. */
function caseQuote(slug: string, thing: string, text: string, figure: number): CaseQuote {
  const project = projectBySlug(slug);
  const shown = project?.figures[figure];
  if (!project?.quote || !shown) throw new Error(`Project ${slug} has no quotation or figure.`);
  const { client, quote, path, pictures } = project;
  return {
    client,
    thing,
    quote: text,
    source: `${quote.name}, ${quote.role.toLowerCase()}`,
    figure: shown,
    href: path,
    picture: pictures[0].picture,
  };
}

const work = {
  heading: "What people say instead of the name",
  label: "Clients and what people call them",
  more: "Read the case study",
  cases: [
    caseQuote(
      "a-sky-on-every-can",
      "The moon one, please",
      "My beers have names. Nobody has used one since, and I no longer correct them.",
      1,
    ),
    caseQuote(
      "a-loudspeaker-that-keeps-quiet",
      "The one that does less",
      "My dealers asked what the microphone was for. I told them: for somebody else.",
      2,
    ),
    caseQuote(
      "sixteen-tiles-of-chocolate",
      "The one you buy two of",
      "They want to see whether the patterns fit together. They always do.",
      1,
    ),
    caseQuote(
      "a-season-on-one-wall",
      "The wall you miss trains for",
      "I missed my connection looking at it. Then I stayed for the film.",
      1,
    ),
  ],
};

const process = {
  heading: "Four Mondays, then it is out",
  intro: "Why Mondays? You have had the weekend to be honest with yourself.",
  day: "Monday",
  steps: [
    {
      title: "You talk",
      text: "Half a day, and nothing is too much: the founder, the van, the award of 2011. We take notes and eat.",
    },
    {
      title: "We cross out",
      text: "You get your own words back, most of them struck through. Somebody always misses the award.",
    },
    {
      title: "Strangers listen",
      text: "Ten people at the station hear it once. On Wednesday we ring them and ask what it was.",
    },
    {
      title: "It goes out",
      text: "Poster, page or letter, whichever it needs. From here on we count, and you see what we see.",
    },
  ],
};

const person = (name: string, role: string, portrait: PictureName) => ({
  name,
  role,
  picture: picture(portrait),
});

const team = {
  heading: "One thing about six of us",
  people: [
    person("Amina Diallo", "asks “so what?”", "portrait-03"),
    person("Wannes De Bock", "has the scissors", "portrait-08"),
    person("Lieve Claeys", "sold shoes for 30 years", "portrait-12"),
    person("Joris Haeck", "delivers the postcards", "portrait-14"),
    person("Noor Baert", "draws on napkins", "portrait-07"),
    person("Saar Vermeulen", "counts, then counts again", "portrait-02"),
  ],
};

const journal = {
  heading: "Longer than nine words",
  all: { label: "All posts", href: BLOG },
};

const call = {
  heading: "Tell us everything. We keep one thing.",
  text: "Long is fine. By Wednesday it comes back crossed out, with nine words left. That part is free, and so are the nine words.",
  mail: business.email,
  address: [`${street}, ${town}`, "The shady side. The rent was better."],
  picture: picture("marketing-agency-crowd"),
};

/** For search engines. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Marketing agency for small companies that want to be known for one thing.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: "9000",
    addressLocality: "Ghent",
    addressCountry: "BE",
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  clients,
  services,
  sums,
  work,
  process,
  team,
  journal,
  call,
  business: organisation,
};
