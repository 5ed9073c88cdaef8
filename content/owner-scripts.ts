import type { OwnerScript } from "#shared/owner-script.ts";

/**
 * Scripts of others that pages load: a count of visits, say. Policy, privacy pages and the question to visitors follow from this list
 * alone. None by default. Settings to copy for Plausible, Umami and Matomo: `docs/guides/analytics-and-consent.md`.
 */
export const ownerScripts: readonly OwnerScript[] = [];
