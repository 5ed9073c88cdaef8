import type { MadeFeature } from "../contract/feature.ts";
import type { Holder } from "../contract/holder.ts";
import type { Queries } from "../db/tables.ts";

/** All kinds of things that the site keeps about people. */
export function holdersOf(features: readonly MadeFeature[]): readonly Holder[] {
  return features.flatMap(({ personalData = [] }) => personalData);
}

/** All that there is about an address (in lower case), without the kinds of which there is nothing. */
export async function heldAbout(
  holders: readonly Holder[],
  queries: Queries,
  email: string,
): Promise<{ kind: string; things: readonly object[] }[]> {
  if (email === "") return [];
  const found: { kind: string; things: readonly object[] }[] = [];
  for (const holder of holders) {
    const things = await holder.find(queries, email);
    if (things.length > 0) found.push({ kind: holder.kind, things });
  }
  return found;
}
