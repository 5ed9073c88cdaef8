import { BLOG_GRID, QUESTIONS, SHOP } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { rules } from "./page-check/check-page.ts";
import { LONGEST_HTML } from "./page-check/html-input.ts";
import type { CheckArea } from "./page-check/page-report.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { AskedService } from "./bands/asked-services/asked-services.tsx";
import type { Plan } from "#app/sections/prices/pricing-tabs.tsx";
import type { BarStep } from "./bands/week-bars/week-bars.tsx";
import { results, story } from "./results.server.ts";
import { sampleHtml, sampleReport } from "./sample-page.server.ts";
import { business } from "./business.tsx";

/** The copy of Uprank, the SEO agency. The agency, its clients and all their figures are invented; the check is real. */

const [street = "", town = ""] = business.address;

/** How long a client stays. */
const WEEKS = 12;

const pounds = (amount: number) => formatPlanPrice({ amount: amount * 100, currency: "GBP" });

const hero = {
  lines: ["Check your page.", "We never see it."],
  lead: `${rules.length} rules, read in your own browser. What you paste stays there: we could not look if we wanted to.`,
  picture: picture("seo-blocks"),
};

const check = {
  label: "Check a page",
  pages: [
    { path: "/home-seo-agency", label: "This page. We go first" },
    { path: "/home-consulting", label: "Arden Partners, the front page" },
    { path: "/home-magazine", label: "The Quarterly Eye, a magazine" },
    { path: "/home-restaurant", label: "Sable & Thyme, a restaurant" },
    { path: SHOP, label: "A shop" },
    { path: BLOG_GRID, label: "A blog" },
    { path: QUESTIONS, label: "A page of questions" },
  ],
  example: { label: "Try a cobbler’s page", html: sampleHtml },
  withoutScript:
    "This check runs as a script in your browser, so that nothing has to be sent. Without script there is no check; below is the report of a page that came to us, with everything it says.",
  areas: {
    listing: { name: "Listing", text: "how it reads in a list of results" },
    outline: { name: "Outline", text: "its language and its headings" },
    names: { name: "Names", text: "what pictures and links are called" },
    weight: { name: "Weight", text: "what a phone has to load" },
  } satisfies Record<CheckArea, { name: string; text: string }>,
  limits: `What a ring says: the share of its rules that passed, weighted one to three; half for “review”. What none of them sees: whether the page is true, whether anybody links to it, and what its scripts do later. A page may pass all ${rules.length} and still be dull. It reads up to ${LONGEST_HTML / 1_000_000} MB of HTML.`,
  sample: sampleReport,
};

const process = {
  heading: "Twelve weeks. Then we stop.",
  unit: { one: "Week", many: "Weeks" },
  length: WEEKS,
  end: "Here it ends",
  steps: [
    {
      from: 1,
      to: 2,
      title: "Read",
      text: "Your pages, your server’s log, and sixty questions that your customers type. Nobody changes anything yet.",
      result: "A list of faults, in the order of what they cost you",
    },
    {
      from: 3,
      to: 6,
      title: "Mend",
      text: "Titles, headings, dead links, slow pages: in your own system, with one of your people looking on. Each change is a line in a log.",
      result: "The log. Every line has a date and a way back",
    },
    {
      from: 7,
      to: 10,
      title: "Write",
      text: "Answers to what people ask and nobody on your site answers. We interview whoever knows. It is rarely the one with the title.",
      result: "Nine pages, in your words, signed by you",
    },
    {
      from: 11,
      to: WEEKS,
      title: "Count",
      text: "The same sixty questions, from the same places, at the same hour as in week one.",
      result: "Before and after, with what fell",
    },
  ] satisfies BarStep[],
};

const services = {
  heading: "Nobody searches for an SEO agency",
  intro:
    "They type what hurts, usually late, often without a capital letter. These six we can do something about.",
  services: [
    {
      query: "why did our visitors drop in march",
      name: "The fall",
      text: "We lay your log beside every change of that month: yours, your host’s and the engines’. Nine times in ten it was yours, and can be undone.",
      price: `${pounds(1900)}, once`,
    },
    {
      query: "shoe repair near me open now",
      name: "Found in town",
      text: "Hours, entrance, step or ramp, the photograph of the door, and the one review that you should have answered.",
      price: `${pounds(650)}, once`,
    },
    {
      query: "new website old customers gone",
      name: "Moving house",
      text: "Before a relaunch every old address gets a new one, on a list that is tested on the night. Afterwards it is archaeology, and dearer.",
      price: `from ${pounds(2400)}`,
    },
    {
      query: "shop 4000 products nobody finds them",
      name: "Shelves",
      text: "Categories by the words of those who buy, filters that have addresses, and one text for each shelf instead of one for each sock.",
      price: `from ${pounds(3800)}`,
    },
    {
      query: "same site in 5 languages but only english works",
      name: "Languages",
      text: "Every page knows its siblings. Where a language has nobody to look after it we say so, and suggest four.",
      price: `from ${pounds(2900)}`,
    },
    {
      query: "is our agency any good",
      name: "Second reading",
      text: "We read the reports you get, check six claims and write two pages. Twice in nine years the answer was yes, stay.",
      price: `${pounds(480)}, once`,
    },
  ] satisfies AskedService[],
};

const channels = {
  heading: "Search is not half of it. Mind the rest.",
  text: [
    "Where the visits of nineteen clients came from in October. An agency that sells search tends to leave the other parts out.",
    "“Typed in” are people who knew you already. If that part is small, what you need is not us.",
  ],
  caption: "Visits by channel, October 2026, nineteen clients",
  columns: ["Channel", "Of all visits"] as const,
  parts: [
    { label: "Search", value: 41 },
    { label: "Typed in, or bookmarked", value: 23 },
    { label: "Maps", value: 14 },
    { label: "Letters by mail", value: 11 },
    { label: "Links on other sites", value: 8 },
    { label: "Paid for", value: 3 },
  ],
  unit: " %",
  figure: "41 %",
  measure: "search",
};

const plans = {
  heading: "Three prices. You have now seen all of them.",
  intro: `Each for a month, three times. After ${WEEKS} weeks the contract ends by itself: nobody has to remember to cancel it, least of all you.`,
  label: "Plans for twelve weeks",
  plans: (
    [
      {
        title: "One door",
        subtitle: "A shop, a practice, a choir",
        price: 950,
        features: [
          { amount: "20", text: "questions followed" },
          { amount: "up to 40", text: "pages read and mended" },
          { amount: "3", text: "pages written" },
        ],
      },
      {
        title: "Whole house",
        subtitle: "A firm with a shop on its site",
        price: 2200,
        isPopular: true,
        features: [
          { amount: "60", text: "questions followed" },
          { amount: "up to 400", text: "pages read and mended" },
          { amount: "9", text: "pages written" },
        ],
      },
      {
        title: "Whole street",
        subtitle: "Several languages or several sites",
        price: 4600,
        features: [
          { amount: "200", text: "questions followed" },
          { amount: "as many", text: "pages as there are" },
          { amount: "18", text: "pages written, in up to four languages" },
        ],
      },
    ] as const
  ).map(({ price, ...plan }) => ({
    ...plan,
    price: pounds(price),
    buttonTitle: "Choose",
    buttonLink: "#call",
  })) satisfies Plan[],
  next: { text: "Not sure which house is yours?", label: "Send us one page", href: "#call" },
};

const journal = {
  heading: "Read before you hire anyone",
  intro: "From the journal of this house. None of it is about tricks, because those end.",
};

const call = {
  heading: "Send us your worst page.",
  text: "Its address is enough, or the report above. Within two working days one of us writes what we would mend first, and whether you could do it without us. Often you could.",
  mail: business.email,
  address: [business.name, street, town, "Six people, one of them a librarian"],
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Search work in twelve weeks that its clients can check themselves.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: "BS1",
    addressLocality: "Bristol",
    addressCountry: "GB",
  },
};

/** The posts that the page shows, by id. */
export const journalPosts = [34, 4, 28, 27] as const;

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
  business: organisation,
};
