import { picture, type PictureSource } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { grounds } from "./grounds.ts";
import { house } from "./house.ts";
import type { Slide } from "./bands/project-slide/project-slide.tsx";

/** How a project becomes a page: its composition, and what differs from the collection. */
interface Choice {
  slug: keyof typeof grounds;
  composition: Slide["composition"];
  /** Which of its pictures, 1 to 3, and the part of each to keep where it is cut. */
  shown: readonly { number: 1 | 2 | 3; position?: string }[];
  /** The picture at a width that the collection does not need. */
  wide?: PictureSource;
}

/** Elsewhere the picture runs off the page, and a caption would lie on it. */
const captioned: readonly Slide["composition"][] = ["beside", "inset", "trio"];

const choices: readonly Choice[] = [
  {
    slug: "one-circle-four-boards",
    composition: "across",
    shown: [{ number: 2, position: "42% 50%" }],
    wide: picture("vertical-portfolio-board"),
  },
  {
    slug: "nine-rings-of-light",
    composition: "beside",
    shown: [{ number: 1 }],
  },
  { slug: "slow-orbit", composition: "word", shown: [{ number: 1, position: "18% 40%" }] },
  {
    slug: "four-seasons-in-a-shop-window",
    composition: "inset",
    shown: [{ number: 2 }],
  },
  {
    slug: "pebbles-for-a-bathroom-shelf",
    composition: "trio",
    shown: [{ number: 3, position: "30% 50%" }, { number: 2, position: "40% 50%" }, { number: 1 }],
  },
  {
    slug: "a-sprig-for-every-tin",
    composition: "figures",
    shown: [{ number: 2, position: "60% 50%" }],
  },
];

const slides = choices.map(slideOf);

const inWords = ["no", "one", "two", "three", "four", "five", "six", "seven"] as const;

const opening = {
  heading: "We design objects, packaging, prints and rooms.",
  hint: "Scroll, or press",
};

const studio = {
  id: "studio",
  heading: "A studio in Tromsø",
  intro: `We are ${inWords[house.people]} people and have shared a former chart room in ${house.town} since ${house.founded}. Its drawers hold our paper now.`,
  view: "Tromsø from the mainland: peaks, the bridge, the Arctic Cathedral and the chart room with four lit windows",
  rules: [
    {
      term: "One page",
      drawing: "sheet",
      detail:
        "You see your project on a single A2 sheet, pinned to the wall. If it needs a second sheet, we go back to the table and you have coffee.",
    },
    {
      term: "One colour",
      drawing: "tin",
      detail:
        "It comes from the thing itself: an ink, a glaze, the red of the tin. We do not follow colour forecasts, and our printer is grateful.",
    },
    {
      term: "One price",
      drawing: "price",
      detail:
        "You have a fixed price on the second day, and it holds until the last. Three times it was too low, and we paid the difference.",
    },
    {
      term: "One at a time",
      drawing: "pencil",
      detail:
        "The person who draws your project draws nothing else until it is printed, fired or screwed to the wall. So our list is short: please ask early.",
    },
  ] as const,
};

const contact = {
  id: "contact",
  heading: "The next page is empty.",
  text: "Tell us about the object, print or room that you have in mind. One paragraph is enough, and rough drawings are welcome.",
  mail: house.email,
  formLabel: `Write to ${house.name}`,
};

const pages = [
  ...slides.map(({ id, title }) => ({ id, name: title })),
  { id: studio.id, name: "The studio" },
  { id: contact.id, name: "Contact" },
];

const told = forMachines(business, { type: "ProfessionalService", since: house.founded });

/** The copy of Atelier Nord, page by page. The work is the site's own portfolio; the studio is invented. */
export const content = { business: told, contact, opening, pages, slides, studio };

function slideOf({ slug, composition, shown, wide }: Choice): Slide {
  const project = projectBySlug(slug);
  if (!project) throw new Error(`content/projects has no "${slug}": choose another for the pages.`);
  const { title, path, summary, client, place, year, disciplines, figures } = project;
  return {
    id: slug,
    composition,
    tone: grounds[slug],
    title,
    facts: [client, `${place}, ${year}`, disciplines.join(", ")],
    summary,
    path,
    pictures: shown.map(({ number, position }) => {
      const { picture: own, caption } = project.pictures[number - 1]!;
      return {
        picture: wide ?? own,
        ...(captioned.includes(composition) && { caption }),
        ...(position && { position }),
      };
    }),
    figures: composition === "figures" ? figures : [],
  };
}
