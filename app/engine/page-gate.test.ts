import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadFailure } from "./load-failure.ts";
import { guardHistory, readyToShow } from "./page-gate.ts";
import { prepareVisit } from "./prepare-page.ts";

vi.mock("./prepare-page.ts", () => ({ prepareVisit: vi.fn() }));

const urlOf = (path: string) => new URL(path, "https://site.test");

/** How the pages that are being loaded come out, by path. */
let loads: Record<string, PromiseWithResolvers<void>>;

beforeEach(() => {
  loads = {};
  vi.mocked(prepareVisit).mockImplementation(({ pathname }, isWanted) =>
    (loads[pathname] = Promise.withResolvers<void>()).promise.then(isWanted),
  );
  loadFailure.set(null);
});
afterEach(() => vi.unstubAllGlobals());

/** A browser's window with these pages in its history, the last one on screen. A step through the history is announced a task later. */
function openWindow(...paths: string[]) {
  const target = new EventTarget();
  let entries = paths.map((path, idx) => ({ path, state: { idx } }));
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
    pushState(state: { idx: number }, _: string, path: string) {
      entries = [...entries.slice(0, at + 1), { path, state }];
      at++;
    },
    replaceState(state: { idx: number }, _: string, path: string) {
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
  return { location, history, heard, step, settled: () => settled(steps), html };
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
