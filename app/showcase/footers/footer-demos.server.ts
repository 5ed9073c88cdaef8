import { picture, type PictureSource } from "#content/media.ts";
import type { FooterName } from "#registry/page.ts";

/** What the page of one footer says. For loaders: none of it belongs in a page's script. */
export interface FooterDemoWords {
  heading: string;
  intro: string;
  /** One sentence: when to choose it. */
  when: string;
  /** What it holds, in the order of reading. */
  holds: string;
  /** The last pictures before the footer, where it gains from standing under them. */
  pictures?: readonly PictureSource[];
}

export const footerDemos: Record<FooterName, FooterDemoWords> = {
  "footer-style-01": {
    heading: "Four link groups",
    intro:
      "The table of contents at the end of the book. Name, address and mail at the start of the line, four groups of links on the same columns as the page above.",
    when: "Choose it for a site of thirty pages or more, where visitors scroll to the end to look something up.",
    holds: "Company, Customer, Additional and Resources, the postal address, mail, networks.",
  },
  "footer-style-02": {
    heading: "One axis",
    intro:
      "A calling card. The mark sits in a hairline, four links follow in the display face, then the networks and the small print, all on the middle of the page.",
    when: "Choose it when the page has made its point and the footer should bow, not argue.",
    holds: "The Company group, networks, copyright.",
    pictures: [picture("courtyard")],
  },
  "footer-style-03": {
    heading: "The postcard",
    intro:
      "The newsletter is the footer. The invitation stands where a postcard has its message, the form where one writes the address, under a stamp in the skin's own colours.",
    when: "Choose it when a letter is how your visitors come back, and say honestly how often it comes.",
    holds:
      "A subscribe form that really stores and confirms, the Customer, Resources and Additional groups.",
  },
  "footer-style-04": {
    heading: "Under the page",
    intro:
      "The page slides away and uncovers it: a night ground in both schemes and the name of the business from edge to edge, in any typeface, measured without script.",
    when: "Choose it when the name is worth a poster. Scroll down from here on a wide window to see it uncovered.",
    holds: "Mail, the Company, Customer and Additional groups, the name as the way home.",
    pictures: [picture("architecture-stairs"), picture("architecture-arcade")],
  },
  "footer-style-05": {
    heading: "Map and door",
    intro:
      "Where, when, how to call. A drawn map runs off the page and takes the colours of the skin; the address beside it is text, large enough to read across a counter.",
    when: "Choose it for a business that people walk into. Nothing is loaded from a map service.",
    holds: "Drawn map, address, phone, mail, opening hours, the Company and Resources groups.",
  },
  "footer-style-06": {
    heading: "The strip",
    intro:
      "Six square pictures from edge to edge, one link, then a line worth remembering. Below it everything is quiet, so that the pictures keep the last word.",
    when: "Choose it when new pictures appear every week and live on a network of their own.",
    holds: "Six pictures linked to Instagram, tagline, mail, the Company and Resources groups.",
  },
  "footer-style-07": {
    heading: "The counter",
    intro:
      "What a shop says at the till: four promises first, then the departments with one thing from each, then questions, service and the ways to pay.",
    when: "Choose it for a shop, or for anything sold by category.",
    holds:
      "Free delivery, 100 days refund, multiple payments, sustainable; four departments; the Customer and Resources groups; payment marks.",
  },
  "footer-style-08": {
    heading: "Two halves",
    intro:
      "One half speaks, one half lists. The brand's colour takes the sentence, the phone and the mail; its tint takes everything one looks up.",
    when: "Choose it when most visitors should call or write, and the rest must still find their way.",
    holds:
      "Invitation, phone, mail; mark, networks, the Company and Customer groups, address, copyright.",
    pictures: [picture("studio-armchair")],
  },
  "footer-style-09": {
    heading: "One line",
    intro:
      "A rule, and under it one line: mark, four links, small print, networks. The lowest footer of the twelve, and the one that gives the page the most room.",
    when: "Choose it for a single page, an event or a lookbook, where nobody comes to the footer to read.",
    holds: "Mark, the Customer group, copyright, networks.",
    pictures: [picture("studio-sea")],
  },
  "footer-style-10": {
    heading: "The last page",
    intro:
      "Built like the back page of a paper: nameplate between two rules, an index of subjects in the display face, then the columns of the imprint.",
    when: "Choose it for a magazine or a blog whose readers move by subject.",
    holds: "Tagline, name, mail, six subjects, the Additional and Resources groups, address.",
  },
  "footer-style-11": {
    heading: "The last word",
    intro:
      "The page ends on a question to the visitor. One sentence on the brand's colour, one large button that sits on the seam, and the rest of the footer below it.",
    when: "Choose it when the page sells a conversation and has no closing band of its own.",
    holds: "Invitation, one action, phone, mail, the Company, Customer and Resources groups.",
    pictures: [picture("restaurant-table")],
  },
  "footer-style-12": {
    heading: "Stacked type",
    intro:
      "Four links as large as a poster, one above the other, on the skin's accent. There is no picture and no pitch: the menu is the picture.",
    when: "Choose it when a site has four places to go and a typeface that deserves the room.",
    holds:
      "The Company group as display type, the Additional group in a line, networks, copyright.",
    pictures: [picture("architecture-house")],
  },
};
