import { unlistedPages } from "virtual:unlisted-pages";
import { withoutBase } from "#app/engine/base-path/base-path.ts";

let isWatchingBack = false;

/**
 * Keeps the addresses of one visitor's pages (an order, a link of a mail) from scripts that look at the history: such a page is loaded
 * whole, and then without them. To be called when a script has put its own functions in place, so that ours are asked first.
 */
export function keepToListedPages(): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const inner = window.history[method].bind(window.history);
    window.history[method] = (state, unused, url) => {
      const absolute = url && new URL(url, window.location.href);
      if (absolute && isUnlisted(absolute.pathname)) window.location.assign(absolute);
      else inner(state, unused, url);
    };
  }
  if (isWatchingBack) return;
  isWatchingBack = true;
  const reloadUnlisted = (event: Event) => {
    if (!isUnlisted(window.location.pathname)) return;
    event.stopImmediatePropagation();
    window.location.reload();
  };
  window.addEventListener("popstate", reloadUnlisted, { capture: true });
}

/** @param path of an address; the list has patterns up to their first parameter. */
function isUnlisted(path: string): boolean {
  const own = withoutBase(path);
  return unlistedPages.some((start) => own === start || own.startsWith(`${start}/`));
}
