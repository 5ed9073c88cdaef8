import type { Settings } from "../env.ts";
import type { MadeFile, OnSite } from "../contract/feature.ts";
import { features } from "../features.ts";
import { ledgerOf } from "../services/ledger.ts";

/** What the features and their settings mean for the site's pages. */
export function onSite(settings: Settings) {
  const terms = features.map<OnSite>((feature) => feature.onSite?.(settings) ?? {});
  return {
    /** Whether a route, by its id, is not there. */
    isClosed: (id: string) => terms.some((each) => each.isClosed?.(id)),
    /** Origins that a form without script may be sent on to. */
    formTargets: terms.flatMap(({ formTargets = [] }) => formTargets),
    /** What is kept, for the privacy pages. */
    ledger: ledgerOf(features, settings.retention),
  };
}

/** Files that features add to the site at its public address, by their addresses. */
export function featureFiles(publicUrl: string): ReadonlyMap<string, MadeFile> {
  return new Map(features.flatMap((feature) => Object.entries(feature.files?.(publicUrl) ?? {})));
}
