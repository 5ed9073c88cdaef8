import type { AppFeature } from "#registry/page.ts";
import { others, pages } from "./pages/entries.ts";

export const search: AppFeature = { pages, others };
