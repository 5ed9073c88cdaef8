import { moved } from "#content/moved.ts";
import { oldAddress } from "./moved.ts";
import { contentPages, featureContents } from "./content-pages.ts";
import { pages } from "./pages.ts";

type Leading = readonly [from: string, to: string];

const taken = new Set([...pages, ...contentPages].map(({ path }) => path.toLowerCase()));

/**
 * Addresses that lead to others for good: by which features know their pieces too, and that pages had before (`content/moved.ts`). None of them is a
 * page's now. The server answers them with 308; an export says the same to the hosts that read it.
 */
export const sentOn: readonly Leading[] = oldAddresses([
  ...featureContents.flatMap(({ spellings }) => [...(spellings ?? [])]),
  ...Object.entries(moved),
]);

/** What leads on from addresses that no page has, written as requests are read. @throws as `oldAddress` does. */
export function oldAddresses(written: readonly Leading[]): Leading[] {
  return written
    .map(([from, to]) => [oldAddress(from), to] as const)
    .filter(([from]) => !taken.has(from.toLowerCase()));
}
