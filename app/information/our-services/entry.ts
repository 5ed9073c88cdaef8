import { SERVICES } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const ourServices: Entry = {
  path: SERVICES,
  label: "Our services",
  title: "Our services: borrow one of us",
  description:
    "Six services with a founder’s name on each: first customers, prices, runway, security, launches and wills, for a day or for six weeks.",
  module: "information/our-services/page.tsx",
  header: "white-header",
  footer: "footer-style-11",
};
