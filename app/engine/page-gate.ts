import { fill } from "#shared/words.ts";
import { withBase, withoutBase } from "./base-path/base-path.ts";
import { CODE_TIMEOUT, loadFailure } from "./load-failure.ts";
import * as words from "./words.ts";

/** Where somebody wants to go, as the browser tells it. */
interface Target {
  pathname: string;
  search?: string;
  hash?: string;
}

/**
 * Starts to load a page that is likely to be next. What finds and loads it (`prepare-page.ts`) is itself loaded by the first
 * intent: no first view pays for a second page.
 */
export function warmPage(path: string): void {
  void prepare(path).catch(() => undefined);
}

/**
 * Prepares a page and, if that fails, tells the visitor instead of throwing. Answers whether the page can be shown.
 * @param link what was pressed: if it stands on a card of a list, Back will find the card.
 */
export async function readyToShow(target: Target, link?: Element): Promise<boolean> {
  const address = `${withoutBase(target.pathname)}${target.search ?? ""}${target.hash ?? ""}`;
  loadFailure.set(null);
  showProgress(true);
  try {
    const { keepPlace } = await prepare(withoutBase(target.pathname));
    keepPlace(link);
    return true;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    // The site was built anew, and only a full load brings code that fits together; or the server knows what is meant.
    if (name === "FullLoadError") window.location.assign(withBase(address));
    else loadFailure.set({ message, target: address });
    return false;
  } finally {
    showProgress(false);
  }
}

/** What is there sooner needs no sign that it is coming, ms. */
const SOON = 150;
let progress: ReturnType<typeof setTimeout>;

/** A bar along the top of the window (base.css), while something is on its way. */
export function showProgress(isOn: boolean): void {
  const { dataset } = document.documentElement;
  clearTimeout(progress);
  if (isOn) progress = setTimeout(() => (dataset.loading = ""), SOON);
  else delete dataset.loading;
}

async function prepare(path: string) {
  const late = new Promise<never>((_, reject) => setTimeout(reject, CODE_TIMEOUT));
  const module = await Promise.race([import("./prepare-page.ts"), late]).catch(() => {
    throw new Error(fill(words.chunkFailed, { chunk: "prepare-page" }));
  });
  await module.preparePage(path);
  return module;
}

/**
 * Lets Back and Forward wait for the code of their page too. If it cannot be loaded, the history returns to the page on screen
 * and the failure is explained there. To be called before the router starts to listen.
 */
export function guardHistory(): void {
  /** Set for the one event that is to reach the router, or to be dropped. */
  let next: "pass" | "drop" | null = null;
  let shown = historyIndex();
  let shownPathname = window.location.pathname;
  const remember = () => {
    shown = historyIndex();
    shownPathname = window.location.pathname;
  };
  window.addEventListener("popstate", (event) => {
    const { pathname, search, hash } = window.location;
    const wanted = historyIndex();
    const answer = next ?? (pathname === shownPathname ? "pass" : null);
    next = null;
    if (answer === "pass") {
      remember();
      return;
    }
    event.stopImmediatePropagation();
    if (answer === "drop") return;
    void readyToShow({ pathname, search, hash }).then((ready) => {
      if (ready) {
        next = "pass";
        window.dispatchEvent(
          new PopStateEvent("popstate", { state: window.history.state as unknown }),
        );
      } else if (wanted !== shown) {
        next = "drop";
        window.history.go(shown - wanted);
      }
      return undefined;
    });
  });
  for (const method of ["pushState", "replaceState"] as const) {
    const original = window.history[method].bind(window.history);
    window.history[method] = (...args) => {
      original(...args);
      remember();
    };
  }
}

function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}
