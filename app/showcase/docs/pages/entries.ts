import { DOCS } from "#content/addresses.ts";
import { siteFrame } from "#content/site.ts";
import { type ExtraRoute, pageGroup } from "#registry/page.ts";
import { documentPath } from "../document-addresses.ts";
import * as words from "../words.ts";

const module = "showcase/docs/pages/document.tsx";

export const pages = pageGroup("template", {}, [
  {
    path: DOCS,
    reason: "the documentation: what there is to read",
    label: words.documentation,
    title: words.documentation,
    description: words.description,
    keywords: ["docs", "guides", "manual", "help", "how to", "architecture", "decisions"],
    module: "showcase/docs/pages/contents.tsx",
  },
]);

export const others: readonly ExtraRoute[] = [
  {
    path: documentPath(":name"),
    reason: "a guide, or the map of the code",
    module,
    frame: siteFrame,
  },
  { path: documentPath("decisions/:name"), reason: "a decision", module, frame: siteFrame },
];
