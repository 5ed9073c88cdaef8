import { fill } from "#shared/words.ts";
import { withBase, withoutBase } from "./base-path/base-path.ts";
import { isKeptOnQuery } from "./keep-on-query.ts";
import { CODE_TIMEOUT, loadFailure } from "./load-failure.ts";
import * as words from "./words.ts";

/**
 * Starts to load a page that is likely to be next. What finds and loads it (`prepare-page.ts`) is itself loaded by the first
 * intent: no first view pays for a second page.
 */
export function warmPage(path: string): void {
  if (isKeptOnQuery(withBase(path))) return;
  void loader()
    .then(({ preparePage }) => preparePage(path))
    .catch(() => undefined);
}

let wanted = new AbortController();

/**
 * Only what a visitor asked for last is wanted: each press, new entry of the history and step through it ends what was
 * asked for before. What may go somewhere later calls this when it is pressed, and does not go once the signal is aborted.
 */
export function ask(): AbortSignal {
  wanted.abort();
  wanted = new AbortController();
  showProgress(false);
  return wanted.signal;
}

/** Where the router is told to go: its entry in the history is not asked for anew, and a newer press may wait by then. */
let going: string | undefined;

/** The entry of the history whose page is on screen. */
let shown: { index: number; href: string };

/**
 * Prepares a page and, if that fails, tells the visitor instead of throwing. Answers whether the page can be shown: not when it failed, when the
 * browser loads it itself, nor when the visitor has asked for something else meanwhile. Whoever goes on does so at once.
 * @param link what was pressed: if it stands on a card of a list, Back will find the card.
 */
export async function readyToShow(target: URL, link?: Element): Promise<boolean> {
  const signal = ask();
  loadFailure.set(null);
  if (isKeptOnQuery(target.pathname)) return true;
  showProgress(true);
  try {
    const { prepareVisit } = await loader();
    const isReady = await prepareVisit(target, signal, link);
    if (isReady) going = target.href;
    return isReady;
  } catch (error) {
    if (!signal.aborted) {
      const { message } = error as Error;
      loadFailure.set({
        message,
        target: withoutBase(target.pathname) + target.search + target.hash,
      });
      // The page that Back led to is not there: the address is again that of the page on screen.
      const steps = shown.index - (historyIndex() ?? 0);
      if (steps) window.history.go(steps);
    }
    return false;
  } finally {
    if (!signal.aborted) showProgress(false);
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

function loader() {
  const late = new Promise<never>((_, reject) => setTimeout(reject, CODE_TIMEOUT));
  return Promise.race([import("./prepare-page.ts"), late]).catch(() => {
    throw new Error(fill(words.chunkFailed, { chunk: "prepare-page" }));
  });
}

/**
 * Lets Back and Forward wait for their page too. If it cannot be loaded, the history returns to the page on screen and the failure is
 * explained there. To be called before the router starts to listen.
 */
export function guardHistory(): void {
  /** While the router is told of an entry whose page is there. */
  let isPassing = false;
  const remember = () => {
    shown = { index: historyIndex() ?? 0, href: window.location.href };
  };
  const isAway = () => withoutHash(window.location.href) !== withoutHash(shown.href);
  remember();
  window.addEventListener("popstate", (event) => {
    if (isPassing) return;
    const { href } = window.location;
    ask();
    if (!isAway()) {
      const isShown = href === shown.href;
      // A plain link to a place on the page makes an entry without an index, or puts one in the place of its like.
      if (historyIndex() === undefined)
        window.history.replaceState({ idx: shown.index + (isShown ? 0 : 1) }, "");
      // Back to the entry on screen, which the router has not left: it is not to load it again.
      if (isShown && historyIndex() === shown.index) event.stopImmediatePropagation();
      remember();
      return;
    }
    event.stopImmediatePropagation();
    void readyToShow(new URL(href)).then((ready) => {
      if (!ready) return;
      remember();
      isPassing = true;
      window.dispatchEvent(
        new PopStateEvent("popstate", { state: window.history.state as unknown }),
      );
      isPassing = false;
    });
  });
  for (const method of ["pushState", "replaceState"] as const) {
    const original = window.history[method].bind(window.history);
    window.history[method] = (...args) => {
      const isPush = method === "pushState";
      const wasAway = isAway();
      // A page keeps its own address in step and leaves the entry's state as it is, the router makes a new one.
      // While another page's entry is waited for, that entry is not the page's to write into.
      if (wasAway && !isPush && args[0] === window.history.state) return;
      original(...args);
      remember();
      // A page puts right its own address without being asked.
      if (isPush ? window.location.href !== going : wasAway) ask();
      if (isPush) going = undefined;
    };
  }
}

function withoutHash(href: string): string {
  return href.replace(/#.*/, "");
}

function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}
