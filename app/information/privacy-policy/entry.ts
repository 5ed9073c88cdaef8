import { PRIVACY } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const privacyPolicy: Entry = {
  path: PRIVACY,
  label: "Privacy policy",
  title: "Privacy policy: what we keep, and until when",
  description:
    "Everything this site keeps of its visitors, on the server and in their browsers, each with its reason and the day on which it is deleted.",
  module: "information/privacy-policy/page.tsx",
  header: "header-reverse-scroll",
  footer: "footer-style-10",
};
