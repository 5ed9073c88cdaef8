import type { Site } from "../../content/site.ts";

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

function isTaken(reads: () => unknown): boolean {
  try {
    reads();
    return true;
  } catch {
    return false;
  }
}
