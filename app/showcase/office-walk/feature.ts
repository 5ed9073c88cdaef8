import type { AppFeature } from "#registry/page.ts";
import { pages } from "./entries.ts";

/** The back office in pictures, for everybody. */
export const officeWalk: AppFeature = { pages };
