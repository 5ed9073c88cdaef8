import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveAnswer, givenAnswer, mayLoad, onAnswer } from "./answer.ts";

const KEY = "owner-scripts";
const ownZone = process.env.TZ;
let kept: Map<string, string>;
let window: EventTarget;

beforeEach(() => {
  kept = new Map();
  window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** Another tab of the site says it, of the same list of scripts. */
function sayElsewhere(yes: boolean) {
  kept.set(KEY, JSON.stringify({ ...JSON.parse(kept.get(KEY)!), yes }));
}

const storage = (key: string | null) => Object.assign(new Event("storage"), { key });
const shown = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

it("is what was said last, in whichever tab, and every tab hears of it", () => {
  const heard: (boolean | null)[] = [];
  const stop = onAnswer(() => heard.push(mayLoad()));
  giveAnswer(true);
  expect(heard).toEqual([true]);
  sayElsewhere(false);
  expect(mayLoad()).toBe(false);
  window.dispatchEvent(storage("cart"));
  expect(heard).toHaveLength(1);
  window.dispatchEvent(storage(KEY));
  expect(heard).toEqual([true, false]);
  kept.clear();
  window.dispatchEvent(storage(null));
  expect(heard).toEqual([true, false, null]);
  stop();
  window.dispatchEvent(storage(KEY));
  expect(heard).toHaveLength(3);
});

it("is read anew on a page that the browser has kept for the way back", () => {
  giveAnswer(true);
  const heard: (boolean | null)[] = [];
  const stop = onAnswer(() => heard.push(mayLoad()));
  sayElsewhere(false);
  window.dispatchEvent(shown(false));
  window.dispatchEvent(shown(true));
  expect(heard).toEqual([false]);
  stop();
});

it("holds until the page is left where nothing can be kept", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      throw new Error("nothing is kept here");
    },
  });
  giveAnswer(false);
  expect(mayLoad()).toBe(false);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  giveAnswer(false);
  expect(mayLoad()).toBeNull();
});

it.each([
  ["America/New_York", "2026-12-31"],
  ["Europe/Paris", "2027-01-01"],
])("has the day of the visitor's clock, in %s", (zone, day) => {
  process.env.TZ = zone;
  vi.useFakeTimers({ now: Date.parse("2027-01-01T03:00:00Z") });
  giveAnswer(true);
  expect(givenAnswer()).toEqual({ yes: true, day });
});
