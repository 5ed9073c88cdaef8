import { SUBSCRIPTION } from "#content/addresses.ts";
import type { AppFeature } from "#registry/page.ts";
import { others } from "./pages/entries.ts";

export const newsletter: AppFeature = { others, unlisted: [`${SUBSCRIPTION}/`] };
