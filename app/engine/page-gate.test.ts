import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadFailure } from "./load-failure.ts";
import { ask, guardHistory, readyToShow } from "./page-gate.ts";
import { prepareVisit } from "./prepare-page.ts";

vi.mock("./prepare-page.ts", () => ({ prepareVisit: vi.fn() }));

const urlOf = (path: string) => new URL(path, "https://site.test");

/** How the pages that are being loaded come out, by path. */
let loads: Record<string, PromiseWithResolvers<void>>;

beforeEach(() => {
  loads = {};
  vi.mocked(prepareVisit).mockImplementation(({ pathname }, signal) =>
    (loads[pathname] = Promise.withResolvers<void>()).promise.then(() => !signal.aborted),
  );
  loadFailure.set(null);
});
afterEach(() => vi.unstubAllGlobals());

/** A browser's window with these pages in its history, the last one on screen. A step through the history is announced a task later. */
function openWindow(...paths: string[]) {
  const target = new EventTarget();
  type State = { idx: number } | null;
  let entries = paths.map((path, idx) => ({ path, state: { idx } as State }));
  let at = paths.length - 1;
  const address = () => urlOf(entries[at]!.path);
  const location = {
    get pathname() {
      return address().pathname;
    },
    get search() {
      return address().search;
    },
    get hash() {
      return address().hash;
    },
    get href() {
      return address().href;
    },
    assign: vi.fn(),
    reload: vi.fn(),
  };
  const steps: Promise<void>[] = [];
  const move = (by: number) => {
    const arrival = Promise.resolve().then(() => {
      if (!(at + by in entries)) return;
      at += by;
      target.dispatchEvent(new Event("popstate"));
    });
    steps.push(arrival);
  };
  const history = {
    get state() {
      return entries[at]!.state;
    },
    pushState(state: State, _: string, path: string) {
      entries = [...entries.slice(0, at + 1), { path, state }];
      at++;
    },
    replaceState(state: State, _: string, path = entries[at]!.path) {
      entries[at] = { path, state };
    },
    go: vi.fn(move),
  };
  const html = { dataset: {} as DOMStringMap };
  vi.stubGlobal("PopStateEvent", class extends Event {});
  vi.stubGlobal("document", { documentElement: html });
  vi.stubGlobal("window", {
    location,
    history,
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  });
  guardHistory();
  const heard: string[] = [];
  target.addEventListener("popstate", () => heard.push(location.pathname));
  /** A step of the visitor's, and what it sets going. */
  const step = async (by: number) => {
    move(by);
    await settled(steps);
  };
  /** A press of a plain link to a place on the page: its entry has no state, and takes the place of its like. */
  const goToPlace = (path: string) => {
    if (entries[at]!.path !== path) at++;
    entries = [...entries.slice(0, at), { path, state: null }];
    target.dispatchEvent(new Event("popstate"));
  };
  return { location, history, heard, step, goToPlace, settled: () => settled(steps), html };
}

/** Everything that was waiting for a load or for the history has gone on. */
async function settled(steps: readonly Promise<void>[] = []) {
  for (let turn = 0; turn < 20; turn++) await Promise.all(steps);
}

it("shows the page that was asked for last, however late the other one comes", async () => {
  const { html } = openWindow("/list");
  const slow = readyToShow(urlOf("/slow"));
  await settled();
  const quick = readyToShow(urlOf("/quick"));
  await settled();
  loads["/quick"]!.resolve();
  expect(await quick).toBe(true);
  loads["/slow"]!.resolve();
  expect(await slow).toBe(false);
  expect(html.dataset).toEqual({});
});

it("goes on with the last press when the router gets to the page of the one before", async () => {
  const { history } = openWindow("/list");
  const first = readyToShow(urlOf("/first"));
  await settled();
  loads["/first"]!.resolve();
  expect(await first).toBe(true);
  const last = readyToShow(urlOf("/last"));
  await settled();
  history.pushState({ idx: 1 }, "", "/first");
  loads["/last"]!.resolve();
  expect(await last).toBe(true);
});

it("says nothing of a failure that nobody waits for any more", async () => {
  const { history } = openWindow("/list");
  const slow = readyToShow(urlOf("/slow"));
  await settled();
  history.pushState({ idx: 1 }, "", "/list#picture");
  loads["/slow"]!.reject(new Error("offline"));
  expect(await slow).toBe(false);
  expect(loadFailure.get()).toBeNull();
});

it("returns to the page on screen when the one that Back led to cannot be loaded", async () => {
  const { location, history, heard, step, settled } = openWindow("/a", "/b");
  await step(-1);
  loads["/a"]!.reject(new Error("Loading chunk a failed"));
  await settled();
  expect(history.go.mock.calls).toEqual([[1]]);
  expect(location.pathname).toBe("/b");
  expect(loadFailure.get()).toEqual({ message: "Loading chunk a failed", target: "/a" });
  expect(heard).toEqual([]);
});

it("returns to the page on screen, too, when a press fails while Back is on its way", async () => {
  const { location, step, settled } = openWindow("/a", "/b");
  await step(-1);
  const pressed = readyToShow(urlOf("/c"));
  await settled();
  loads["/c"]!.reject(new Error("offline"));
  expect(await pressed).toBe(false);
  await settled();
  expect(location.pathname).toBe("/b");
});

it("leaves a second Back alone when the page of the first one fails late", async () => {
  const { location, history, heard, step, settled } = openWindow("/x", "/a", "/b", "/c");
  await step(-1);
  await step(-1);
  loads["/a"]!.resolve();
  await settled();
  loads["/b"]!.reject(new Error("offline"));
  await settled();
  expect(history.go).not.toHaveBeenCalled();
  expect(location.pathname).toBe("/a");
  expect(heard).toEqual(["/a"]);
});

it("hears the next Back after Back, Forward and a late failure", async () => {
  const { location, history, heard, step, settled } = openWindow("/a", "/b", "/c");
  await step(-1);
  const first = loads["/b"]!;
  await step(1);
  expect(heard, "the page on screen was never left").toEqual([]);
  first.reject(new Error("offline"));
  await settled();
  expect(history.go).not.toHaveBeenCalled();
  await step(-1);
  loads["/b"]!.resolve();
  await settled();
  expect(location.pathname).toBe("/b");
  expect(heard).toEqual(["/b"]);
});

it("lets another place on the same page pass at once, and waits for another view of it", async () => {
  const { heard, step } = openWindow("/a?page=1", "/a?page=2", "/a?page=2#end");
  await step(-1);
  expect(heard).toEqual(["/a"]);
  await step(-1);
  expect(heard).toHaveLength(1);
  expect(loads).toHaveProperty("/a");
});

it("keeps what the page on screen writes into its address out of another page's entry", async () => {
  const { location, history, step, settled } = openWindow("/a", "/b");
  await step(-1);
  history.replaceState(history.state, "", "/a#section-of-b");
  expect(location.href).toBe(urlOf("/a").href);
  loads["/a"]!.reject(new Error("offline"));
  await settled();
  expect(history.go.mock.calls).toEqual([[1]]);
  expect(location.href).toBe(urlOf("/b").href);
  history.replaceState(history.state, "", "/b#section");
  expect(location.hash, "its own entry is its own again").toBe("#section");
});

it("lets the router put the page on screen in the place of an entry that was waited for", async () => {
  const { location, history, step, settled, heard } = openWindow("/a", "/b");
  await step(-1);
  history.replaceState({ idx: 0 }, "", "/b");
  loads["/a"]!.resolve();
  await settled();
  expect(location.pathname).toBe("/b");
  expect(heard).toEqual([]);
});

it("ends whatever was pressed before, also what has not been gone to yet", async () => {
  const { html } = openWindow("/b");
  const slow = readyToShow(urlOf("/c"));
  await settled();
  const first = ask();
  loads["/c"]!.resolve();
  expect(await slow).toBe(false);
  expect(first.aborted).toBe(false);
  const last = readyToShow(urlOf("/d"));
  expect(first.aborted).toBe(true);
  await settled();
  loads["/d"]!.resolve();
  expect(await last).toBe(true);
  expect(html.dataset).toEqual({});
});

it("returns over places on the page, too, which plain links made", async () => {
  const { location, history, heard, step, goToPlace, settled } = openWindow("/home", "/about");
  goToPlace("/about#team");
  goToPlace("/about#jobs");
  goToPlace("/about#jobs");
  expect(history.state).toEqual({ idx: 3 });
  expect(heard, "the router is told of each place once").toHaveLength(2);
  await step(-3);
  loads["/home"]!.reject(new Error("offline"));
  await settled();
  expect(history.go.mock.calls).toEqual([[3]]);
  expect(location.href).toBe(urlOf("/about#jobs").href);
});
