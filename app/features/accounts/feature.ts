import type { AppFeature } from "#registry/page.ts";
import { pages, others } from "./pages/entries.ts";

export const accounts: AppFeature = { pages, others };
