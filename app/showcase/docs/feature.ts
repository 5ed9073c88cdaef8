import type { AppFeature } from "#registry/page.ts";
import { contents } from "./contents.server.ts";
import { others, pages } from "./pages/entries.ts";

export const docs: AppFeature = { pages, others, contents };
