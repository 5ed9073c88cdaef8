import { CONTACT } from "./addresses.ts";
import { picture } from "./media.ts";

/** The head of each portfolio grid: another kind, or other words, on every page. By the end of the page's address. */
export const portfolioHeads = {
  "classic-two-column": {
    kind: "title",
    heading: "Work that had to stand somewhere",
    intro:
      "On a quay, on a shelf, in a corridor without windows. Each case says what was asked, what it cost and what went wrong.",
    facts: [
      { term: "Projects", text: "Sixteen, 2024 to 2026" },
      { term: "Clients", text: "From two people to a town" },
      { term: "Told", text: "With their disappointments" },
    ],
  },
  "classic-three-column": {
    kind: "big",
    lines: ["Made", "to order"],
    intro: "Nothing here was made to be shown. All of it was asked for, paid for, and used since.",
  },
  "classic-four-column": { kind: "mini", heading: "Index of work" },
  "classic-masonry": {
    kind: "title",
    align: "center",
    ground: "tint",
    heading: "Things people kept",
    intro:
      "A tin, a duck, a poster under a bed. The best review of a design is that nobody threw it away.",
  },
  "classic-metro": {
    kind: "colorful",
    heading: "Sixteen answers",
    intro: "To questions such as: how does one sell oil in eleven minutes?",
  },
  "boxed-two-column": {
    kind: "title",
    align: "end",
    heading: "Cases, with their ends",
    intro: "What happened after the photographs were taken is the part we learnt from.",
  },
  "boxed-three-column": {
    kind: "title",
    ground: "tint",
    heading: "Sixteen briefs, answered",
    intro: "Compare them: what was asked, who asked, and in which year it left the house.",
    step: { label: "Send us yours", href: CONTACT },
  },
  "boxed-four-column": { kind: "mini", heading: "Archive" },
  "boxed-masonry": {
    kind: "gallery",
    heading: "Out of the drawers",
    intro: "Sixteen projects, photographed where they ended up.",
    pictures: [
      picture("project-lamps-2"),
      picture("project-books-2"),
      picture("project-ceramics-3"),
      picture("project-tea-2"),
      picture("project-record-2"),
    ],
  },
  "boxed-metro": {
    kind: "title",
    align: "center",
    ground: "night",
    heading: "We make the thing first",
    intro: "Then the drawing of it, then the plan, then the invoice. It saves everyone a meeting.",
  },
  "colorful-two-column": {
    kind: "big",
    lines: ["In colour"],
    intro: "Point at a project: it answers in the colour it was printed, fired or painted in.",
  },
  "colorful-three-column": {
    kind: "title",
    heading: "Every project has one colour",
    intro: "It is the one the client still calls us about when a new printer gets it wrong.",
    facts: [
      { term: "Warmest", text: "The rings in Lyon" },
      { term: "Most discussed", text: "The red of the tea tins" },
      { term: "Left as found", text: "Undyed wool, Aarhus" },
    ],
  },
  "colorful-four-column": {
    kind: "colorful",
    heading: "Paint chart",
    intro: "Sixteen colours with a project behind each.",
  },
  "colorful-masonry": {
    kind: "title",
    align: "center",
    heading: "Mixed by hand, named by clients",
    intro:
      "“The moon one”, “boat grey”, “not that red”. Colours as the people call them who live with them.",
  },
  "colorful-metro": {
    kind: "title",
    align: "end",
    ground: "tint",
    heading: "Large where it mattered",
    intro: "Five of these changed how we work. They take more room here, as they did then.",
  },
  "bordered-two-column": {
    kind: "title",
    align: "center",
    heading: "Hung with a hand between",
    intro: "Sixteen frames on a long wall. Take your time, the light is good until six.",
  },
  "bordered-three-column": {
    kind: "big",
    lines: ["Plates", "1 to 16"],
    intro: "In the order in which we would show them to you at the table.",
  },
  "bordered-four-column": {
    kind: "title",
    heading: "Parts list",
    intro: "Bottles, boards, letters, lamps: what the studio has put into the world since 2024.",
    facts: [
      { term: "Printed", text: "7" },
      { term: "Built", text: "6" },
      { term: "Hard to say", text: "3" },
    ],
  },
  "bordered-masonry": { kind: "mini", heading: "The print room" },
  "bordered-metro": {
    kind: "parallax",
    heading: "Framed at dusk",
    intro: "The wall of the guesthouse in which half of these were begun.",
    picture: picture("hotel-terrace"),
  },
  "overlay-two-column": {
    kind: "title",
    heading: "Seen in the dark",
    intro: "Two to a row, as large as a projector would show them. The words wait until you look.",
  },
  "overlay-three-column": {
    kind: "parallax",
    heading: "It begins with six colours",
    intro: "And a table large enough to spill them on.",
    picture: picture("creative-balls"),
  },
  "overlay-four-column": {
    kind: "big",
    lines: ["Sixteen"],
    intro: "Projects, all on one sheet. Mark the ones you would like to hear about.",
  },
  "overlay-masonry": {
    kind: "gallery",
    heading: "What it looked like",
    intro: "Before anybody explained it.",
    pictures: [
      picture("project-posters-2"),
      picture("project-oliveoil-2"),
      picture("project-speaker-3"),
      picture("project-lightrings-2"),
      picture("project-papercraft-2"),
    ],
  },
  "overlay-metro": {
    kind: "title",
    ground: "night",
    heading: "A wall, no captions on strings",
    intro: "Everything at once, the way it hangs in the studio: no gap, no order but ours.",
  },
  "switch-image-two-column": {
    kind: "title",
    align: "end",
    heading: "Look twice",
    intro:
      "The first picture is the one we sent to the press. The second is why we liked doing it.",
  },
  "switch-image-three-column": {
    kind: "title",
    align: "center",
    ground: "tint",
    heading: "From across the room, and close to",
    intro: "A design has two distances. Point at a picture to walk up to it.",
  },
  "switch-image-four-column": { kind: "mini", heading: "Front and back" },
  "switch-image-masonry": {
    kind: "title",
    ground: "tint",
    heading: "Turn them over",
    intro:
      "Every one of these has another side: the shelf it stands on, the hand that made it, the crate it came in.",
    step: { label: "Ask for the whole story", href: CONTACT },
  },
  "switch-image-metro": {
    kind: "colorful",
    heading: "Second looks",
    intro: "Two pictures each, because one is never the whole of it.",
  },
} as const;

/** The heads of the pages that show projects otherwise. */
export const portfolioTitles = {
  scattered: {
    heading: "Laid out on the long table",
    intro:
      "Before a talk we put the prints on the table and push them about until they have something to say to each other. This is how they lay last time.",
  },
  justified: {
    heading: "From the negatives drawer",
    intro:
      "Three years of photographs in the formats in which they were taken. Press one: it opens large, and has an address that can be sent on.",
  },
  slider: { heading: "One at a time", note: "Sixteen projects, passed by hand" },
};

/** Names the gallery for those who do not see it. */
export const galleryLabel = "Three years of photographs";
