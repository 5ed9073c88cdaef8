import { formatPlanPrice } from "#app/lib/money.ts";
import type { ListedChange } from "./bands/change-list/change-list.tsx";
import type { VersionPlan } from "./bands/version-plans/version-plans.tsx";

/** What Stackhaus does and what it costs: page and prompt both read it here. */

const euros = (amount: number) => formatPlanPrice({ amount: amount * 100, currency: "EUR" });

/** Care after launch, a month. */
export const carePrice = euros(190);

export const services: readonly ListedChange[] = [
  {
    title: "websites",
    note: "from nothing, 4 to 6 weeks",
    removes: "A slider with five messages, because five departments could not agree.",
    adds: "One page that says what you sell, to whom, and how to get it.",
  },
  {
    title: "shops",
    note: "from catalogue to cash, 8 to 12 weeks",
    removes: "“Create an account to see the postage.”",
    adds: "A basket that works on a train, in a tunnel, with one thumb.",
  },
  {
    title: "speed",
    note: "for sites that exist, 1 to 2 weeks",
    removes: "Eleven trackers, four of which belong to an agency that no longer exists.",
    adds: "A limit for every kind of file, and a build that fails when one is passed.",
  },
  {
    title: "access",
    note: "WCAG 2.2 AA, 2 to 4 weeks",
    removes: "A little blue man in the corner who promises to fix it all.",
    adds: "Headings, labels and contrast. Then we unplug the mouse and buy something.",
  },
  {
    title: "rescue",
    note: "somebody else’s code, by the day",
    removes: "“Do not touch, nobody knows why it works.”",
    adds: "A test that knows why it works.",
  },
];

export const plans: readonly VersionPlan[] = [
  {
    name: "Patch",
    version: ["1.0.", "1", ""],
    text: "One thing that is slow, broken or out of reach by keyboard. We find it, mend it, and leave a test behind so that it stays mended.",
    takes: "one week",
    price: euros(2400),
  },
  {
    name: "Minor",
    version: ["1.", "1", ".0"],
    text: "Something new on the site you have: a shop, a booking, a second language. Nothing that worked on Friday stops on Monday.",
    takes: "about four weeks",
    price: euros(9800),
  },
  {
    name: "Major",
    version: ["", "2", ".0.0"],
    text: "A new site. Your old addresses lead to the new pages, all of them, the one from 2009 on the back of your van included.",
    takes: "six to ten weeks",
    price: euros(26000),
  },
];
