import { BLOG_GRID, QUESTIONS, SHOP } from "#content/addresses.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { rules } from "./page-check/check-page.ts";
import { LONGEST_HTML } from "./page-check/html-input.ts";
import type { CheckArea } from "./page-check/page-report.ts";
import type { AskedService } from "./bands/asked-services/asked-services.tsx";
import type { BarStep } from "./bands/week-bars/week-bars.tsx";
import { plans, pounds, WEEKS } from "./plans.server.ts";
import { results, story } from "./results.server.ts";
import { sampleHtml, sampleReport } from "./sample-page.server.ts";
import { business } from "./business.tsx";

/** The copy of Uprank, the SEO agency. The agency, its clients and all their figures are invented; the check is real. */

const town = business.address[1] ?? "";

/** The case of the page, as its first screen shows it. */
const climber = results.queries[0]!;

const hero = {
  lines: ["Check your page.", "We never see it."],
  lead: `Uprank is an SEO agency in Bristol. Try our check of ${rules.length} rules: it runs in your browser, and your page stays there.`,
  result: {
    label: `A page of search results for “${climber.query}”: Last & Key has climbed from position ${climber.before} to ${climber.after}.`,
    query: climber.query,
    from: climber.before,
    to: climber.after,
    place: "last-and-key.example",
    title: "Boots resoled by post, in ten days",
    text: "22 repairs, each with its price.",
  },
};

const check = {
  label: "Check a page",
  pages: [
    { path: "/home-seo-agency", label: "This page (we go first)" },
    { path: "/home-consulting", label: "Arden Partners, the front page" },
    { path: "/home-magazine", label: "The Quarterly Eye, a magazine" },
    { path: "/home-restaurant", label: "Sable & Thyme, a restaurant" },
    { path: SHOP, label: "A shop" },
    { path: BLOG_GRID, label: "A blog" },
    { path: QUESTIONS, label: "A page of questions" },
  ],
  example: { label: "Try a cobbler’s page", html: sampleHtml },
  withoutScript:
    "This check runs as a script in your browser, so your page is not sent anywhere. Without script there is no check; below is a finished report on a cobbler’s page, with every line of it.",
  areas: {
    listing: { name: "Listing", text: "how it looks in search results" },
    outline: { name: "Outline", text: "its language and its headings" },
    names: { name: "Names", text: "what pictures and links are called" },
    weight: { name: "Weight", text: "what a phone has to load" },
  } satisfies Record<CheckArea, { name: string; text: string }>,
  limits: `Each ring shows the share of its rules that passed, weighted one to three; “review” counts half. The check cannot see whether the page is true, who links to it or what its scripts do later. A page may pass all ${rules.length} and still be dull. It reads up to ${LONGEST_HTML / 1_000_000} MB of HTML.`,
  sample: sampleReport,
};

const process = {
  heading: "What happens, week by week?",
  unit: { one: "Week", many: "Weeks" },
  length: WEEKS,
  end: "It ends here",
  steps: [
    {
      from: 1,
      to: 2,
      title: "Read",
      text: "Your pages, your server log and the searches that your customers make. We change nothing yet.",
      result: "A list of faults, with the costliest at the top",
    },
    {
      from: 3,
      to: 6,
      title: "Fix",
      text: "Titles, headings, dead links and slow pages, in your own system, with one of your team beside us. Each change goes into a log.",
      result: "A log: each change has a date and a way back",
    },
    {
      from: 7,
      to: 10,
      title: "Write",
      text: "Pages that answer what your customers ask. We interview the people who know, and they often work at the counter.",
      result: "Pages in your words, approved by you",
    },
    {
      from: 11,
      to: WEEKS,
      title: "Count",
      text: "We repeat the same searches, from the same places, at the same hour as in week one.",
      result: "Before and after, falls included",
    },
  ] satisfies BarStep[],
};

const services = {
  heading: "What can an SEO agency fix?",
  intro:
    "People type what hurts, usually late and without a capital letter. Here is what we do about six of those searches.",
  services: [
    {
      query: "why did our visitors drop in march",
      name: "Recovery",
      text: "We compare your log with every change of that month: yours, your host’s and the search engines’. Nine times in ten it was yours and can be undone.",
      price: `${pounds(1900)}, once`,
    },
    {
      query: "shoe repair near me open now",
      name: "Local search",
      text: "Your hours, the way in, step or ramp, a photo of the door, and a reply to the one review that needs it.",
      price: `${pounds(650)}, once`,
    },
    {
      query: "new website old customers gone",
      name: "Website move",
      text: "Before a relaunch we match each old address to a new one and test the list on the night. Afterwards it is archaeology, and costs more.",
      price: `from ${pounds(2400)}`,
    },
    {
      query: "shop 4000 products nobody finds them",
      name: "Shops",
      text: "Categories in the words your customers use, filters with addresses of their own, and one text for each shelf instead of one for each sock.",
      price: `from ${pounds(3800)}`,
    },
    {
      query: "same site in 5 languages but only english works",
      name: "Languages",
      text: "Each page points to its translations. Where a language has no editor we say so, and suggest keeping four.",
      price: `from ${pounds(2900)}`,
    },
    {
      query: "is our agency any good",
      name: "Second opinion",
      text: "We read your agency’s reports, check six claims and write you two pages. Twice in nine years the answer was yes, stay.",
      price: `${pounds(480)}, once`,
    },
  ] satisfies AskedService[],
};

const channels = {
  heading: "Where do visitors come from?",
  intro:
    "Search is the largest group, yet most people came another way. “Typed in” means they knew you already: if few do, advertise before you ring us.",
  caption: "Each person is one visit in a hundred: nineteen clients, October 2026.",
  parts: [
    { label: "Search", value: 41 },
    { label: "Typed in, or bookmarked", value: 23 },
    { label: "Maps", value: 14 },
    { label: "Newsletters", value: 11 },
    { label: "Links on other sites", value: 8 },
    { label: "Paid ads", value: 3 },
  ],
  unit: "%",
};

const journal = {
  heading: "What should I read first?",
  intro: "From our journal. There are no tricks in it, because tricks stop working.",
  query: "seo what to read first",
  place: "uprank.example › Journal",
};

const call = {
  heading: "Send us your worst page.",
  text: "Its address is enough, or the report from above. Within two working days one of us tells you what to fix first, and whether you can do it without us. Often you can.",
  query: "who should fix our page",
  results: [
    {
      place: "your-own-site.example",
      title: "You, with our list",
      text: "Free. Titles, dead links and pictures without a description take most shops an afternoon.",
    },
    {
      place: "uprank.example",
      title: business.name,
      text: `Six people in ${town.replace(/ \S+$/, "")}, one of them a librarian. We put ourselves second, and mean it.`,
    },
    {
      place: "first-place-or-money-back.example",
      title: "Somebody who promises first place",
      text: "Nobody can promise that. This page was at 2 last year.",
    },
  ],
};

const told = forMachines(business, { type: "ProfessionalService" });

/** The posts that the page shows, by id. */
export const journalPosts = [34, 4, 28] as const;

/** The words of the page, by section. */
export const content = {
  hero,
  check,
  process,
  services,
  results,
  channels,
  plans,
  story,
  journal,
  call,
  business: told,
};
