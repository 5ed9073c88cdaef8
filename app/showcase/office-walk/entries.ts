import { OFFICE_WALK } from "#content/addresses.ts";
import { pageGroup } from "#registry/page.ts";
import * as words from "./words.ts";

export const pages = pageGroup("template", {}, [
  {
    path: OFFICE_WALK,
    reason: "what an owner works with, for those who have none yet",
    label: words.label,
    title: words.title,
    description: words.description,
    keywords: ["admin", "dashboard", "CMS", "backend", "orders", "stock", "moderation", "GDPR"],
    module: "showcase/office-walk/page.tsx",
  },
]);
