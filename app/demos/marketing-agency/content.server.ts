import { BLOG, ifThere } from "#content/addresses.ts";
import { picture, type PictureName } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import type { ClientName } from "#app/elements/media/client-mark.tsx";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { Offer } from "./bands/offer-cards/offer-cards.tsx";
import type { OverheardCase } from "./bands/overheard-work/overheard-work.tsx";
import { euros, sums } from "./sums.server.ts";
import { business } from "./business.tsx";

/** The copy of Brightside, the marketing agency. Agency, people, clients and figures are invented; the sums are worked out. */

const [street = ""] = business.address;
const town = business.address[1] ?? "";

const hero = {
  heading: { before: "They will remember", marked: "one thing.", after: "Let’s pick it." },
  text: "We’re a marketing agency of nine in Ghent. Tell us all that your company does; we’ll cross most of it out and make the rest hard to forget.",
  actions: [
    { label: "Tell us everything", href: "#call" },
    { label: "See what you cost us", href: "#sums" },
  ],
  draft: [
    {
      struck:
        "Since our founder bought a van in 2011, passion and innovation have been at the heart of all we bake.",
      kept: "Our bread",
    },
    {
      struck: "(together with sixty regional and sustainable products, award 2011)",
      kept: "is gone",
    },
    {
      struck: "to satisfied customers of every age, thanks to a holistic approach,",
      kept: "by ten.",
    },
    { struck: "We look forward to hearing from you." },
  ],
  pictures: [picture("marketing-megaphone"), picture("marketing-agency-mail")],
  note: "First half day free, with cake",
} as const;

const clients = {
  heading: "Well, our clients say less now",
  names: ["tidewell", "saltbox", "kettle-crane", "pedalhaus"] satisfies ClientName[],
};

const services = {
  heading: "So, services and prices",
  intro: "Turn a card and you’ll see what you get and what we leave out.",
  turn: "What you get",
  offers: [
    {
      name: "sentence",
      title: "Slogan",
      gets: [
        "Eight chats with people who already pay you",
        "One day in a room without slides",
        "Nine words, signed by both of us",
      ],
      price: euros(680_000),
      term: "in three weeks",
      never: "Not included: a vision.",
    },
    {
      name: "page",
      title: "Web page",
      gets: [
        "Written before it’s drawn",
        "One button, tried out on strangers",
        "Yours, code included",
      ],
      price: euros(920_000),
      term: "in four weeks",
      never: "Not included: a pop-up.",
    },
    {
      name: "picture",
      title: "Poster",
      gets: ["An idea that fits on a napkin", "For wall, bus and phone", "All rights, for ever"],
      price: euros(540_000),
      term: "in three weeks",
      never: "Not included: a mascot.",
    },
    {
      name: "letter",
      title: "Newsletter",
      gets: [
        "Twelve lines a month",
        "A person who reads the replies",
        "An end when the replies stop",
      ],
      price: euros(64_000),
      term: "a month",
      never: "Not included: “Dear valued customer”.",
    },
    {
      name: "year",
      title: "Full year",
      gets: [
        "All of the above, each in its turn",
        "Twenty minutes on the phone, every Monday",
        "The figures every quarter, the bad ones too",
      ],
      price: euros(240_000),
      term: "a month; leave at the end of any month you like",
      never: "Not included: a contract that says otherwise.",
    },
  ] satisfies Offer[],
};

/** A project of the portfolio by the words that people use for the client, what its client says to that, and one of its figures. */
function overheard(slug: string, thing: string, reply: string, figure: number): OverheardCase {
  const project = projectBySlug(slug);
  const shown = project?.figures[figure];
  if (!project?.quote || !shown) throw new Error(`Project ${slug} has no quotation or figure.`);
  const { client, quote, path, pictures } = project;
  return {
    client,
    thing,
    reply,
    source: `${quote.name}, ${quote.role}`,
    figure: shown,
    href: path,
    picture: pictures[0].picture,
  };
}

const work = {
  heading: "Look, our work and its nicknames",
  more: "Read the case study",
  cases: [
    overheard(
      "a-sky-on-every-can",
      "The moon one, please",
      "My beers do have names. I’ve stopped correcting people at the bar.",
      1,
    ),
    overheard(
      "a-loudspeaker-that-keeps-quiet",
      "The one that does less",
      "My dealers asked what the microphone was for. I told them: for somebody else.",
      2,
    ),
    overheard(
      "sixteen-tiles-of-chocolate",
      "The one you buy two of",
      "They buy a second bar to see whether the patterns fit. They always do.",
      1,
    ),
    overheard(
      "a-season-on-one-wall",
      "The wall you miss trains for",
      "I missed my connection looking at it. Then I stayed for the film.",
      1,
    ),
  ],
};

const process = {
  heading: "Right, this is how we work",
  intro: "Why Mondays? You’ve had all weekend to be honest with yourself.",
  day: "Monday",
  steps: [
    {
      title: "You talk",
      text: "Half a day, and we want all of it: the founder, the van, the award from 2011. We take notes and eat cake.",
    },
    {
      title: "We cross out",
      text: "You get your own words back, and most of them are struck through. It’s usually the award that hurts.",
    },
    {
      title: "Strangers listen",
      text: "Ten people at the station hear it once. On Wednesday we ring and ask what they remember.",
    },
    {
      title: "It goes out",
      text: "As a poster, a page or a letter, whatever suits it. From then on we count, and you see every figure.",
    },
  ],
};

const person = (name: string, role: string, portrait: PictureName) => ({
  name,
  role,
  text: "",
  picture: picture(portrait),
});

const team = {
  heading: "Oh, and this is the team",
  intro:
    "Six of the nine, anyway. The other three held the camera, and they say it took all of them.",
  people: [
    person("Amina Diallo", "asks “so what?”", "portrait-16"),
    person("Wannes De Bock", "holds the scissors", "portrait-17"),
    person("Lieve Claeys", "sold shoes for eleven years", "portrait-18"),
    person("Joris Haeck", "delivers the postcards", "portrait-19"),
    person("Noor Baert", "draws on napkins", "portrait-20"),
    person("Saar Vermeulen", "counts, then counts again", "portrait-21"),
  ],
};

const journal = {
  heading: "Still here? What we read",
  all: { label: "All posts", href: ifThere(BLOG) },
};

const call = {
  heading: ["Tell us everything.", "We keep one thing."],
  text: "Go on as long as you like. By Monday we’ll send it back crossed out, with one line left standing. It’s free, and it’s yours.",
  mail: business.email,
  address: [`${street}, ${town}`, "The shady side. The rent was better."],
  picture: picture("marketing-agency-crowd"),
};

const told = forMachines(business, { type: "ProfessionalService" });

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
  business: told,
};
