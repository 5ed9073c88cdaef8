import { site } from "#content/site.ts";
import type { OwnerScript } from "#shared/owner-script.ts";

/** The names of scripts, as a list in words. */
export function namesOf(scripts: readonly OwnerScript[]): string {
  return new Intl.ListFormat(site.language).format(scripts.map(({ name }) => name));
}
