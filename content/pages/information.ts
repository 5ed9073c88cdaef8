import { pageGroup, unbuilt } from "./page.ts";

export const informationPages = pageGroup("information", {}, [
  unbuilt("/page/about-me", "About me"),
  unbuilt("/page/about-us", "About us"),
  unbuilt("/page/our-story", "Our story"),
  unbuilt("/page/who-we-are", "Who we are"),
  unbuilt("/page/our-services", "Our services"),
  unbuilt("/page/what-we-offer", "What we offer"),
  unbuilt("/page/our-process", "Our process"),
  unbuilt("/page/contact-simple", "Contact simple"),
  unbuilt("/page/contact-classic", "Contact classic"),
  unbuilt("/page/contact-modern", "Contact modern"),
  unbuilt("/page/our-team", "Our team"),
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
