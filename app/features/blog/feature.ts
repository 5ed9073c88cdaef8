import type { AppFeature } from "#registry/page.ts";
import { contents } from "./contents.server.ts";
import { extracts } from "./extracts.server.ts";
import { pages, parametric, others } from "./pages/entries.ts";

export const blog: AppFeature = {
  pages,
  parametric,
  others,
  contents,
  extracts,
  stored: [
    {
      name: "likes",
      kind: "Local storage",
      holds: "which posts you like; we do not learn it",
      ends: "When you take the like back, or clear it",
    },
  ],
};
