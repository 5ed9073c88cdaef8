import type { AppFeature } from "#registry/page.ts";
import { contents } from "./contents.server.ts";
import { pages, others } from "./pages/entries.ts";

export const portfolio: AppFeature = { pages, others, contents };
