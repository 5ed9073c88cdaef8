import { type PictureSource, picture } from "./media.ts";

/** What the page of a category says of it. */
export interface CategoryNote {
  /** `<title>` and name in sentences. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  /** Two or three sentences at the head of the page. */
  intro: string;
  /** Its tile on overviews. */
  img: PictureSource;
}

/** Subjects of posts by the word in a post's front matter, which is the end of its page's address. */
export const categoryNotes = {
  business: {
    title: "Business",
    description:
      "Prices, customers, books and decisions: what nine people learnt by running small companies, with the figures where we have them.",
    intro:
      "The trade behind the trade: what to charge, whom to refuse, when the money ends. Nobody here has a method to sell.",
    img: picture("wallet"),
  },
  consulting: {
    title: "Consulting",
    description:
      "Working for others by the hour, the project or the result: briefs, fees, second opinions and the moment to say that we cannot help.",
    intro:
      "Advice has a price and a shelf life. Notes on giving it, taking it, and on the questions that decide whether it was any good.",
    img: picture("consulting-chess"),
  },
  fashion: {
    title: "Fashion",
    description:
      "Cloth, coats, repair and the price of a seam: clothes as things that somebody made, wears, mends and one day hands on.",
    intro:
      "We are not a fashion house. We wear things, we know people who sew, and a garment teaches more about prices than a spreadsheet does.",
    img: picture("fashion-garment"),
  },
  lifestyle: {
    title: "Lifestyle",
    description:
      "Breakfasts, boats, boxes of photographs: what is left of a week after work, and what people leave behind when they go.",
    intro:
      "Kitchens, lakes, drawers. The half of life that no company runs, although several have tried.",
    img: picture("cafe-brew"),
  },
  startup: {
    title: "Startup",
    description:
      "First customers, second engineers, launches and the date the money runs out: starting a company without folklore.",
    intro:
      "For the years in which everybody does everything. What we would tell ourselves at the kitchen table where it began.",
    img: picture("startup-plane"),
  },
  travel: {
    title: "Travel",
    description:
      "Night trains, ferries, one bag: travelling for work and away from it, at the speed at which one still notices things.",
    intro:
      "Mostly by rail, sometimes by water, seldom in a hurry. What one sees of one's own work from three borders away.",
    img: picture("travel-mountains"),
  },
} satisfies Readonly<Record<string, CategoryNote>>;

export type PostCategory = keyof typeof categoryNotes;

/** Their words, in the order of lists. */
export const postCategories = Object.keys(categoryNotes) as [PostCategory, ...PostCategory[]];
