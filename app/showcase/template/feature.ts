import type { AppFeature } from "#registry/page.ts";
import { pages } from "./entries.ts";

/** The page about the template itself, with all its demos. */
export const template: AppFeature = { pages };
