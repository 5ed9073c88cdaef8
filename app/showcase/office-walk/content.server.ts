import { DOCS, TEMPLATE } from "#content/addresses.ts";
import type { OfficePicture } from "./office-picture/office-picture.tsx";
import type { PictureSize } from "./office-picture/picture-sizes.ts";
import * as words from "./words.ts";

/** Addresses of the pictures that `npm run walk` makes, by their files. */
const files = import.meta.glob<string>("./pictures/*.avif", {
  query: "?url",
  import: "default",
  eager: true,
});

/** @throws for a name of which there are not all four pictures. */
function pictureOf(name: string, alt: string): OfficePicture {
  const file = (size: PictureSize, scheme: "light" | "dark") => {
    const url = files[`./pictures/${name}-${size}-${scheme}.avif`];
    if (!url) throw new Error(`There is no picture ${name}-${size}-${scheme}: npm run walk`);
    return url;
  };
  const inScheme = (scheme: "light" | "dark") => ({
    desk: file("desk", scheme),
    phone: file("phone", scheme),
  });
  return { alt, light: inScheme("light"), dark: inScheme("dark") };
}

export interface Scene {
  /** Also the place on the page. */
  id: string;
  title: string;
  text: string;
  /** What a hand on the keyboard does here. */
  keys: readonly { press: readonly string[]; does: string }[];
  picture: OfficePicture;
}

const scenes: readonly Scene[] = [
  {
    id: "overview",
    title: "What waits, first",
    text: "Parcels to pack, messages to answer, comments to read, things that run out: each a number that leads to its list. When nothing waits, it says so, and you can close the window.",
    keys: [{ press: ["?"], does: "shows all keys" }],
    picture: pictureOf(
      "overview",
      "The overview: five orders to pack, one to send, four messages and three comments waiting, then the latest orders and what is low in stock.",
    ),
  },
  {
    id: "orders",
    title: "Orders, by what they need",
    text: "Filtered by their state, found by number, name or mail. The filter stands in the address, so a list can be kept as a bookmark or sent to whoever packs.",
    keys: [
      { press: ["g", "o"], does: "goes to the orders" },
      { press: ["j", "k"], does: "walk the rows" },
    ],
    picture: pictureOf(
      "orders",
      "The list of orders with number, customer, time, state and total: five paid, one packed, one sent.",
    ),
  },
  {
    id: "order",
    title: "One order, one next step",
    text: "The button says what it does before it is pressed: whether the customer gets a mail, and that a refund moves no money. Printed, the same page is the packing list.",
    keys: [{ press: ["Enter"], does: "opens the row" }],
    picture: pictureOf(
      "order",
      "An order: the button Mark as packed, the items with their article numbers, the address to copy, and the history.",
    ),
  },
  {
    id: "stock",
    title: "Stock that cannot be sold twice",
    text: "Type the number that you counted. Pieces in orders that are being paid are reserved and shown beside it, so that what you type is what lies on the shelf.",
    keys: [{ press: ["/"], does: "searches the list" }],
    picture: pictureOf(
      "stock",
      "The stock list: every colour and size with its pieces and a field for a new count.",
    ),
  },
  {
    id: "messages",
    title: "Messages from every form",
    text: "Bookings, enquiries and plain letters come to one list, and by mail as well. Answer from your own mail program; here you mark what is done.",
    keys: [{ press: ["g", "m"], does: "goes to the messages" }],
    picture: pictureOf(
      "messages",
      "The list of messages, open and done, with sender, subject and the first words.",
    ),
  },
  {
    id: "comments",
    title: "Comments, read before they are shown",
    text: "The whole text is on the list, with the post it belongs to: approve or reject, and change your mind later. Nothing is shown that you have not read, unless you want it so.",
    keys: [{ press: ["g", "c"], does: "goes to the comments" }],
    picture: pictureOf(
      "comments",
      "Three comments that wait, each with its text, its post, and the buttons Approve and Reject.",
    ),
  },
  {
    id: "person",
    title: "What is kept about somebody",
    text: "A person asks, you type their mail address: orders, messages, comments and subscription on one page, as a file to send. What may be erased is erased with one button; what is still needed says why.",
    keys: [],
    picture: pictureOf(
      "person",
      "All that is kept about one customer: an order, a message, a comment and a subscription, to be downloaded as a file. Nothing is erased yet, because an order is on its way.",
    ),
  },
  {
    id: "audit",
    title: "Who did what",
    text: "Every step that changes something is written down, with what it was about, who did it and when. Nobody can take a line out again.",
    keys: [],
    picture: pictureOf(
      "audit",
      "The log: who packed and sent which order, who signed in, and when.",
    ),
  },
];

export const content = {
  heading: words.heading,
  intro: words.intro,
  scenes,
  end: {
    heading: words.endHeading,
    text: words.endText,
    actions: [
      { label: words.get, href: `${TEMPLATE}#get` },
      { label: words.guide, href: `${DOCS}/run-the-site` },
    ],
  },
};

export const teaser = {
  heading: words.teaserHeading,
  text: words.teaserText,
  action: words.teaserAction,
  picture: scenes[0]!.picture,
};
