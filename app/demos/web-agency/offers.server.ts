import { site } from "#content/site.ts";
import type { ListedChange } from "./bands/change-list/change-list.tsx";
import type { VersionPlan } from "./bands/version-plans/version-plans.tsx";

/** What Stackhaus does and what it costs: page and prompt both read it here. */

/** All stand in one column, with and without thousands: these are grouped in each. */
const currency = new Intl.NumberFormat(site.locale, {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});
const euros = (amount: number) => currency.format(amount);

/** Care after launch, a month. */
export const carePrice = euros(190);

/** How long each kind of work takes. */
const takes = { site: "4 to 6 weeks", shop: "about 4 weeks" };

export const services: readonly ListedChange[] = [
  {
    title: "websites",
    note: `from scratch, ${takes.site}`,
    removes: "A slider with five messages, because five departments could not agree.",
    adds: "One page that says what you sell, to whom, and how to get it.",
  },
  {
    title: "shops",
    note: `catalogue to checkout, ${takes.shop}`,
    removes: "“Create an account to see the postage.”",
    adds: "A basket that works on a train, in a tunnel, with one thumb.",
  },
  {
    title: "speed",
    note: "existing sites, 1 to 2 weeks",
    removes: "Eleven trackers, four of which belong to an agency that no longer exists.",
    adds: "A size limit for every kind of file, and a build that fails when one goes over.",
  },
  {
    title: "access",
    note: "WCAG 2.2 AA, 2 to 4 weeks",
    removes: "A little blue man in the corner who promises to fix it all.",
    adds: "Headings, labels and contrast. Then we unplug the mouse and buy something.",
  },
  {
    title: "rescue",
    note: "other people’s code, 1 to 3 weeks",
    removes: "“Do not touch, nobody knows why it works.”",
    adds: "A test that knows why it works.",
  },
];

export const plans: readonly VersionPlan[] = [
  {
    name: "Patch",
    version: ["1.0.", "1", ""],
    text: "One thing that is slow, broken or out of reach by keyboard. We find it, fix it and leave a test behind, so that it stays fixed.",
    takes: "1 week",
    price: euros(2400),
  },
  {
    name: "Minor",
    version: ["1.", "1", ".0"],
    text: "Something new on the site you have: a shop, a booking form, a second language. What worked on Friday still works on Monday.",
    takes: takes.shop,
    price: euros(9800),
  },
  {
    name: "Major",
    version: ["", "2", ".0.0"],
    text: "A new site. Every old address leads to a new page, including the one from 2009 that is painted on the back of your van.",
    takes: takes.site,
    price: euros(26000),
  },
];
