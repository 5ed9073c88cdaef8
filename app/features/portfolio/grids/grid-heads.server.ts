import { portfolioHeads } from "#content/portfolio-heads.ts";
import type { GridHead } from "./grid-head.tsx";

/** The head of each portfolio grid. By the end of the page's address. */
export const gridHeads: Readonly<Record<string, GridHead>> = portfolioHeads;
