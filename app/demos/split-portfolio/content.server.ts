import type { PictureSource } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";

/** The copy of Duo, the split portfolio. The work is the site's own portfolio; Min, Max and their quarrel are invented. */
const min = { name: "Min", fullName: "Wilhelmina Roth" };
const max = { name: "Max", fullName: "Max Delorme" };

const hero = {
  title: { whole: "We disagree.", cut: ["We dis", "agree."] },
  halves: [
    {
      text: `${min.name} Roth designs posters and packaging with wide margins.`,
      link: { label: "See the work", href: "#work" },
    },
    {
      text: `${max.name} Delorme fills the margins.`,
      link: { label: "Contact us", href: "#contact" },
    },
  ],
} as const;

/** What a project has to say about itself, and what the two say about it. */
export interface DisputedProject {
  /**
   * How the pair is told: `exhibit`, her small picture beside his large one; `figure`, her figure as large as his picture; `twice`, the
   * same picture on either side of the seam, grey and measured on hers, in colour on his.
   */
  form: "exhibit" | "figure" | "twice";
  title: { whole: string; cut: readonly [string, string] };
  facts: string;
  figure: { value: string; label: string };
  /** Part of the large picture to keep where it is cut, as in CSS `object-position`. */
  position: string;
  said: readonly [Saying, Saying];
}

interface Saying {
  by: string;
  text: string;
  link: { label: string; href: string };
  picture: PictureSource;
}

const work = {
  label: "Six projects, told twice",
  projects: [
    disputed("five-journeys-one-shelf", {
      form: "exhibit",
      cut: "Five journeys,",
      figure: 1,
      loud: 2,
      quiet: 1,
      min: "Every spine is set in one size, so a gap on the shelf can be seen and filled.",
      max: "A moon, a tide, a mountain. I wanted to read them, and I never read the brief.",
    }),
    disputed("sixteen-tiles-of-chocolate", {
      form: "twice",
      cut: "Sixteen tiles",
      figure: 1,
      loud: 2,
      quiet: 2,
      min: "The sheet is printed once and cut sixteen ways, at the price of a plain wrapper.",
      max: "I cut the pattern in a potato. The client cried, then ate the sample.",
    }),
    disputed("four-oils-for-a-ferry", {
      form: "figure",
      cut: "Four oils",
      figure: 2,
      loud: 1,
      quiet: 0,
      min: "Each oil has one use and a name to match, and the analysis is on the back.",
      max: "Eleven minutes and the ferry is gone, so the bottles had better wave.",
    }),
    disputed("toys-for-the-third-child", {
      form: "exhibit",
      cut: "Toys for the",
      figure: 0,
      loud: 2,
      quiet: 0,
      min: "Six colours, one to a table, so that a part can be repainted by the person who knows it.",
      max: "I tipped the box out from a ladder and the duck got away. That is the cover.",
    }),
    disputed("a-sky-on-every-can", {
      form: "figure",
      cut: "A sky on",
      figure: 2,
      loud: 1,
      position: "50% 100%",
      quiet: 0,
      min: "Five inks print all four beers, which took a seventh off the printer’s quote.",
      max: "They asked for a tidier label, so I gave them the moon.",
    }),
    disputed("a-season-on-one-wall", {
      form: "twice",
      cut: "A season",
      figure: 1,
      loud: 2,
      position: "75% 10%",
      quiet: 2,
      min: "One wall that you read on the platform, and no leaflet to throw away.",
      max: "It got tagged twice, rather well. That is what I call a review.",
    }),
  ],
} satisfies { label: string; projects: DisputedProject[] };

const about = {
  title: { whole: "Min and Max", cut: [min.name, max.name] },
  halves: [
    {
      name: min.fullName,
      text: "Draws the grid, chooses the type and talks to the printer. Finds what can be left out, and it is usually Max’s.",
      answers: [
        { question: "Starts with", answer: "A list" },
        { question: "Works in", answer: "Black, if it must be a colour" },
        { question: "Is finished when", answer: "Nothing is left to remove" },
        { question: "Says of Max", answer: "“He is right too early.”" },
      ],
    },
    {
      name: max.fullName,
      text: "Draws the pictures, has the idea and meets the client. Does it on whatever paper lies on Min’s desk.",
      answers: [
        { question: "Starts with", answer: "The end" },
        { question: "Works in", answer: "Orange. Next question" },
        { question: "Is finished when", answer: "The van is at the door" },
        { question: "Says of Min", answer: "“She is right too late.”" },
      ],
    },
  ],
} as const;

/** A client who says in her own words what a pair is good for. */
const { quote, client, place } = projectBySlug("sixteen-tiles-of-chocolate") ?? {};

const agreed = {
  title: { whole: "We agree.", start: "We", gone: "dis", rest: "agree." },
  text: "You get a fixed price before we start, two sketches to choose from and one file at the end. The one whose sketch you leave makes the coffee.",
  signed: "Signed by Min in capitals, and by Max right across the page",
  quote: {
    text: `“${quote?.text ?? ""}”`,
    by: quote ? `${quote.name}, ${client}, ${place}` : "",
  },
};

const contact = {
  title: { whole: "Ask Min. Call Max.", cut: ["Ask Min.", "Call Max."] },
  halves: [
    {
      by: min.name,
      text: "Tell me what it is for and when you need it. I will send you a two-page plan.",
    },
    { by: max.name, text: "Or ring me, and talk until I interrupt you." },
  ],
  email: business.email,
  phone: business.phone,
  place: "One room in Ghent, with a line of tape on the floor",
} as const;

const told = forMachines(business, {
  type: "ProfessionalService",
  more: { founder: [min, max].map(({ fullName }) => ({ "@type": "Person", name: fullName })) },
});

export const content = { hero, work, about, agreed, contact, business: told };

interface Dispute {
  form: DisputedProject["form"];
  /** Beginning of the title that stands before the seam. */
  cut: string;
  /** Which of the project's figures Min shows. */
  figure: 0 | 1 | 2;
  /** Which of the project's pictures Min shows, and which Max. */
  quiet?: 0 | 1 | 2;
  loud?: 1 | 2;
  position?: string;
  min: string;
  max: string;
}

/** A project of the portfolio, with its title cut in two and one sentence by each. */
function disputed(
  slug: string,
  { form, cut, figure, quiet = 0, loud = 1, position = "50% 50%", ...said }: Dispute,
): DisputedProject {
  const project = projectBySlug(slug);
  if (!project)
    throw new Error(`content/projects has no "${slug}": choose another to quarrel about.`);
  const { path, title, client, place, year, figures, pictures } = project;
  const shown = pictures[loud].picture;
  if (!title.startsWith(`${cut} `)) throw new Error(`"${title}" does not begin with "${cut}".`);
  return {
    form,
    title: { whole: title, cut: [cut, title.slice(cut.length + 1)] },
    // Some clients have their town in their name.
    facts: `${client.includes(place) ? client : `${client}, ${place}`}, ${year}`,
    figure: figures[figure],
    position,
    said: [
      {
        by: min.name,
        text: said.min,
        link: { label: "View case study", href: path },
        picture: pictures[quiet].picture,
      },
      {
        by: max.name,
        text: said.max,
        link: { label: "See pictures", href: `${path}#${shown.name}` },
        picture: shown,
      },
    ],
  };
}
