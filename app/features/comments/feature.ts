import { COMMENT_REVIEW } from "#content/addresses.ts";
import type { AppFeature } from "#registry/page.ts";
import { others } from "./pages/entries.ts";

export const comments: AppFeature = { others, unlisted: [`${COMMENT_REVIEW}/`] };
