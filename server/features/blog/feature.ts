import type { Feature } from "#server/contract/feature.ts";
import { feeds } from "./feeds.ts";

/** The blog's feeds; its pages are the app's. */
export const blog = {
  name: "blog",
  files: feeds,
  create: () => ({ service: {} }),
} as const satisfies Feature;
