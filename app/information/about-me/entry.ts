import { ABOUT_ME } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";
import { quarterly } from "#app/skins/quarterly.ts";

export const aboutMe: Entry = {
  path: ABOUT_ME,
  label: "About me",
  title: "June Castellano: design by leaving things out",
  description:
    "June Castellano trained as a typesetter and designs software by taking things out of it. Her stations, her grey notebook, and what to write to her about.",
  module: "information/about-me/page.tsx",
  header: "top-logo",
  footer: "footer-style-10",
  skin: quarterly,
};
