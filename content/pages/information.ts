import { pageGroup } from "./page.ts";

export const informationPages = pageGroup("information", {}, [
  {
    path: "/page/about-me",
    label: "About me",
    title: "June Castellano: design by leaving things out",
    description:
      "June Castellano trained as a typesetter and designs software by taking things out of it. Her stations, her grey notebook, and what to write to her about.",
    module: "information/about-me/page.tsx",
    header: "top-logo",
    footer: "footer-style-10",
    skin: "quarterly",
  },
  {
    path: "/page/about-us",
    label: "About us",
    title: "About us: a company that was founded twice",
    description:
      "Nine co-founders, two products: a diary for firms who work at other people’s doors, and a list of what they would leave behind.",
    module: "information/about-us/page.tsx",
    header: "transparent-header",
    footer: "footer-style-05",
  },
  {
    path: "/page/our-story",
    label: "Our story",
    title: "Our story, year by year",
    description:
      "From forty telephone calls in a Leeds kitchen to a second founding in Paris: six years, seven chapters, and one thing kept from each.",
    module: "information/our-story/page.tsx",
    header: "one-page-navigation",
    footer: "footer-style-04",
  },
  {
    path: "/page/who-we-are",
    label: "Who we are",
    title: "Who we are: nine people, one shared hour",
    description:
      "Nine founders in eight towns on three clocks, the hour a day that they share, the sentences they repeat and how they decide.",
    module: "information/who-we-are/page.tsx",
    header: "header-reverse-scroll",
    footer: "footer-style-08",
  },
  {
    path: "/page/our-services",
    label: "Our services",
    title: "Our services: borrow one of us",
    description:
      "Six services with a founder’s name on each: first customers, prices, runway, security, launches and wills, for a day or for six weeks.",
    module: "information/our-services/page.tsx",
    header: "white-header",
    footer: "footer-style-11",
  },
  {
    path: "/page/what-we-offer",
    label: "What we offer",
    title: "What we offer: Rounds and the Sunday List",
    description:
      "Rounds keeps the visits and keys of a small firm; the Sunday List keeps what it would need without you. What is in them, and what is not.",
    module: "information/what-we-offer/page.tsx",
    header: "header-always-fixed",
    footer: "footer-style-03",
  },
  {
    path: "/page/our-process",
    label: "Our process",
    title: "Our process: six weeks, five doors",
    description:
      "How a job with one of our founders goes, week by week, with a way out after every step and what you take and owe at each.",
    module: "information/our-process/page.tsx",
    header: "left-menu-modern",
    footer: "footer-style-02",
  },
  {
    path: "/page/contact-simple",
    label: "Contact simple",
    title: "Write to us",
    description:
      "One column with an address and a letter to fill in. It is stored before you are thanked, and a person answers within two working days.",
    module: "information/contact-simple/page.tsx",
    header: "header-disable-fixed",
    footer: "footer-style-02",
  },
  {
    path: "/page/contact-classic",
    label: "Contact classic",
    title: "Contact, hours and map",
    description:
      "Write, ring or come in: a form beside the opening hours, and where we are on a drawn map that asks before it becomes Google’s.",
    module: "information/contact-classic/page.tsx",
    header: "header-with-top-bar",
    footer: "footer-style-01",
  },
  {
    path: "/page/contact-modern",
    label: "Contact modern",
    title: "Who should read this?",
    description:
      "Choose what it is about and see which of us reads it, with a face and a name, before you have written a word.",
    module: "information/contact-modern/page.tsx",
    header: "hamburger-menu",
    footer: "footer-style-12",
  },
  {
    path: "/page/our-team",
    label: "Our team",
    title: "Our team: nine chairs round one table",
    description:
      "The nine co-founders in their own words: what each of them does, where, what they write about, and how they spend a first Monday.",
    module: "information/our-team/page.tsx",
    header: "center-navigation",
    footer: "footer-style-12",
  },
  {
    path: "/page/latest-news",
    label: "Latest news",
    title: "Latest news from nine founders",
    description:
      "The newest posts as the front page of a paper: a lead between two columns, four stories along the foot, the rest in brief, all subjects inside.",
    module: "information/latest-news/page.tsx",
    header: "header-disable-fixed",
    footer: "footer-style-10",
    skin: "quarterly",
  },
  {
    path: "/page/pricing-packages",
    label: "Pricing packages",
    title: "Plans and prices",
    description:
      "A founder by the month at $800, $1200 or $900, the Sunday List by the year at $29, $39 or $49, and a bill to see what a month comes to.",
    module: "information/pricing-packages/page.tsx",
    header: "white-header",
    footer: "footer-style-08",
  },
  {
    path: "/page/error-404",
    label: "Error 404",
    title: "Error 404: this window is empty",
    description:
      "The page that stands where nothing is: what it shows, when it comes up, and with which status each of its cases is answered.",
    module: "information/error-404/page.tsx",
  },
  {
    path: "/page/maintenance",
    label: "Maintenance",
    title: "Maintenance: we are changing the window",
    description:
      "The page that takes every other page’s place while the site is worked on, and the one setting by which its owner turns it on.",
    module: "information/maintenance/page.tsx",
    header: "transparent-header",
    footer: "footer-style-09",
  },
  {
    path: "/page/coming-soon",
    label: "Coming soon",
    title: "The next edition is on the press",
    description:
      "A countdown as large as the screen to the next edition of this template, and one letter on the morning it is there.",
    module: "information/coming-soon/page.tsx",
    header: "hamburger-menu",
    footer: "footer-style-09",
  },
  {
    path: "/page/coming-soon-V2",
    label: "Coming soon V2",
    title: "We take the room next door",
    description:
      "An invitation over the whole screen: a door ajar, and a ticket that counts down to the evening on which it is opened.",
    module: "information/coming-soon-v2/page.tsx",
    header: "hamburger-menu",
    footer: "footer-style-09",
  },
  {
    path: "/page/faq-s",
    label: "FAQ",
    title: "Questions and answers",
    description:
      "Twenty-six questions about Rounds, the Sunday List, bills and this site. The search answers while you type, and each answer can be linked.",
    module: "information/faq-s/page.tsx",
    header: "center-navigation",
    footer: "footer-style-06",
  },
  {
    path: "/page/search-result",
    label: "Search result",
    title: "Search",
    description:
      "Search every page and post of this site. The results are made on the server, work without script and forgive typing errors.",
    module: "features/search/pages/result.tsx",
    prerender: false,
  },
  {
    path: "/page/privacy-policy",
    label: "Privacy policy",
    title: "Privacy policy: what we keep, and until when",
    description:
      "Everything this site keeps of its visitors, on the server and in their browsers, each with its reason and the day on which it is deleted.",
    module: "information/privacy-policy/page.tsx",
    header: "header-reverse-scroll",
    footer: "footer-style-10",
  },
  {
    path: "/page/terms-of-service",
    label: "Terms of service",
    title: "Terms of service",
    description:
      "Ten clauses on using this site, on plans, bills and on ending them, each with what it means in one sentence beside it.",
    module: "information/terms-of-service/page.tsx",
    header: "top-logo",
    footer: "footer-style-04",
  },
  {
    path: "/privacy",
    label: "Privacy in short",
    title: "Privacy in short",
    description:
      "What this site does not have about you, struck out in large letters, and the four things that it does keep, with their periods.",
    module: "information/privacy/page.tsx",
    header: "hamburger-menu",
    footer: "footer-style-02",
  },
]);
