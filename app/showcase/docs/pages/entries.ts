import { siteFrame } from "#content/site.ts";
import type { ExtraRoute } from "#registry/page.ts";
import { DOCS } from "#content/addresses.ts";
import { documentPath } from "../document-addresses.ts";

export const others: readonly ExtraRoute[] = [
  {
    path: DOCS,
    reason: "the documentation: what there is to read",
    module: "showcase/docs/pages/contents.tsx",
    frame: siteFrame,
  },
  {
    path: documentPath(":name"),
    reason: "a guide, or the map of the code",
    module: "showcase/docs/pages/document.tsx",
    frame: siteFrame,
  },
  {
    path: documentPath("decisions/:name"),
    reason: "a decision",
    module: "showcase/docs/pages/document.tsx",
    frame: siteFrame,
  },
];
