import { FeedLinks } from "#app/features/blog/feed-links.tsx";
import type { SlotOf } from "./contract.ts";

/** What the head of every page names beside the page itself. */
export const headLinks: SlotOf = [FeedLinks];
