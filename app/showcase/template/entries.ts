import { TEMPLATE } from "#content/addresses.ts";
import { pageGroup } from "#registry/page.ts";

export const pages = pageGroup("template", {}, [
  {
    path: TEMPLATE,
    reason: "what the template is, what it has, and how one gets it",
    label: "What it is",
    title: "The template: what it is and how to get it",
    description:
      "A free website template in TypeScript and React: home pages to be found by trade, a shop, a blog, a back office; what it costs, what it needs, how to get it.",
    keywords: [
      "website template",
      "theme",
      "demos",
      "all home pages",
      "get",
      "download",
      "install",
      "requirements",
      "git",
      "github",
      "repository",
      "open source",
      "licence",
      "license",
      "MIT",
      "price",
      "cost",
      "free",
    ],
    module: "showcase/template/page.tsx",
  },
]);
