import type { AppFeature } from "#registry/page.ts";
import { contents } from "./contents.server.ts";
import { extracts } from "./extracts.server.ts";
import { pages, parametric, others } from "./pages/entries.ts";
import * as words from "./words.ts";

export const blog: AppFeature = {
  pages,
  parametric,
  others,
  contents,
  extracts,
  stored: [
    {
      name: "likes",
      kind: "local",
      holds: words.storedLikes,
      ends: words.storedLikesEnds,
    },
  ],
};
