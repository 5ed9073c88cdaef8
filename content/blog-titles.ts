import { picture } from "./media.ts";

/** What stands at the head of the blog's lists, by the kind of list. */
export const blogTitles = {
  grid: {
    heading: "Nine people, one blog",
    intro:
      "What we learnt by selling, sewing, sailing and closing other people’s accounts. Each post makes one claim and says where its figures come from.",
  },
  masonry: {
    heading: "Begun at a kitchen table",
    intro:
      "Posts on prices, launches, keys and the day the money ends. Upright, square and lying pictures stand as they were taken.",
  },
  classic: {
    heading: "Notes from nine desks",
    intro: "One post at a time, the newest of its kind first. Read one with a cup of tea.",
  },
  simple: {
    lines: ["Every title"],
    intro:
      "The whole blog as an index: day, title, subject, author. A line that is pointed at brings its picture.",
  },
  sideImage: {
    heading: "Half picture, half argument",
    intro: "Six posts to a page, and each gets as much room for what it says as for what it shows.",
  },
  metro: { heading: "The blog, wall to wall" },
  clean: {
    heading: "Quiet pages, loud opinions",
    intro:
      "Two columns, much air. The pictures are as large as a stamp, so the titles have to do it.",
  },
  widget: {
    heading: "Where would you like to begin?",
    intro:
      "By subject, by author, by what others liked. The list beside it is simply the newest first.",
  },
  overlayImage: {
    heading: "Now showing",
    intro: "A foyer of posters. Behind each stands something to read, three minutes long or so.",
    picture: picture("event-stage"),
  },
  modern: {
    heading: "Laid out by hand, one above the other",
    intro: "Notes on law, ferries and the settings that outlive us, with whatever else is new.",
  },
  standard: {
    heading: "The blog",
    intro:
      "A stream of everything: quotations stand as quotations, films say how long they are, galleries show four of their pictures.",
  },
} as const;

/** The invitation beside a list of posts. */
export const blogLetter = {
  heading: "Monthly newsletter",
  text: "The month’s posts in one email, with the sentence we argued about longest.",
};
