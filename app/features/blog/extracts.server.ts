import type { Extracts } from "#registry/page.ts";
import { subjectsWithCounts } from "./lists/blog-sidebar.server.ts";

/** Names of the subjects that are written about, without what is said of them. */
export const extracts: Extracts = {
  "virtual:subjects": {
    subjects: subjectsWithCounts().map(({ label, href }) => ({ label, href })),
  },
};
