import type { Site } from "../../content/site.ts";
import type { AppFeature } from "../../registry/page.ts";
import type { OwnerScript } from "../../shared/owner-script.ts";

/**
 * Checks those facts of the site that programs read, before one of them stumbles over it without saying where it comes from.
 * @throws {Error} naming file, field and what to write instead.
 */
export function checkSite(site: Pick<Site, "language" | "locale" | "timeZone">): void {
  for (const field of ["language", "locale"] as const)
    if (!isTaken(() => Intl.getCanonicalLocales(site[field])))
      throw new Error(
        `content/site.ts: ${field}: "${site[field]}" is none; write a language, or a language and a country, as "de" or "de-AT".`,
      );
  const { timeZone } = site;
  if (!isTaken(() => new Intl.DateTimeFormat("en", { timeZone })))
    throw new Error(
      `content/site.ts: timeZone: "${timeZone}" is none; write one of the world's list, as "Europe/Vienna".`,
    );
}

/**
 * A site can be made without what loads scripts of others and asks visitors. Policy and privacy pages would then tell of scripts that never load,
 * and of a question that nobody is asked.
 * @throws {Error} naming the file and what to do.
 */
export function checkOwnerScripts(
  scripts: readonly Pick<OwnerScript, "name">[],
  features: readonly Pick<AppFeature, "loadsOwnerScripts">[],
): void {
  if (scripts.length === 0 || features.some(({ loadsOwnerScripts }) => loadsOwnerScripts)) return;
  const names = scripts.map(({ name }) => name).join(", ");
  throw new Error(
    `content/owner-scripts.ts: nothing in this site loads ${names}, or asks visitors: it is without the feature “owner-scripts”. Empty the list, or bring the feature (docs/guides/analytics-and-consent.md).`,
  );
}

function isTaken(reads: () => unknown): boolean {
  try {
    reads();
    return true;
  } catch {
    return false;
  }
}
