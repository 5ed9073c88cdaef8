import type { AppFeature } from "#registry/page.ts";
import { others } from "./pages/entries.ts";

export const newsletter: AppFeature = { others };
