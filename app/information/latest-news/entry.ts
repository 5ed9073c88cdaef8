import { NEWS } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";
import { quarterly } from "#app/skins/quarterly.ts";

export const latestNews: Entry = {
  path: NEWS,
  label: "Latest news",
  title: "Latest news from nine founders",
  description:
    "The newest posts as the front page of a paper: a lead between two columns, four stories along the foot, the rest in brief, all subjects inside.",
  module: "information/latest-news/page.tsx",
  header: "header-disable-fixed",
  footer: "footer-style-10",
  skin: quarterly,
};
