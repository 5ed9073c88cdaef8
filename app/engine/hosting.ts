import { isBeneath } from "#shared/beneath.ts";

/*
 * Where the site is served from, chosen when it is built: as a rule by a server of ours, which answers at the same origin. What differs in an
 * export for file servers asks `import.meta.env.IS_EXPORT` or `HAS_SERVER` in its own module: only so is it left out of every other build.
 */

/** Where an address leads that only a server answers: to itself where that server is this one. */
export function onServer(path: string): string {
  return `${import.meta.env.SERVER_ORIGIN}${path}`;
}

/** Of an export: whether an address is none of its own, as only a server answers it. */
export function isForServer(address: string): boolean {
  return isBeneath(address, import.meta.env.SERVER_ADDRESSES.split(" "));
}
