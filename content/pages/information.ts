import { pageGroup, unbuilt } from "./page.ts";

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
  unbuilt("/page/contact-simple", "Contact simple"),
  unbuilt("/page/contact-classic", "Contact classic"),
  unbuilt("/page/contact-modern", "Contact modern"),
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
  unbuilt("/page/latest-news", "Latest news"),
  unbuilt("/page/pricing-packages", "Pricing packages"),
  unbuilt("/page/error-404", "Error 404"),
  unbuilt("/page/maintenance", "Maintenance"),
  unbuilt("/page/coming-soon", "Coming soon"),
  unbuilt("/page/coming-soon-V2", "Coming soon V2"),
  unbuilt("/page/faq-s", "FAQ"),
  {
    path: "/page/search-result",
    label: "Search result",
    title: "Search",
    description:
      "Search every page and post of this site. The results are made on the server, work without script and forgive typing errors.",
    module: "routes/search-result.tsx",
    prerender: false,
  },
  unbuilt("/page/privacy-policy", "Privacy policy"),
  unbuilt("/page/terms-of-service", "Terms of service"),
  unbuilt("/privacy", "Privacy in short"),
]);
