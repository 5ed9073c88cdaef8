import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringData } from "./page-data.ts";
import { prepareVisit } from "./prepare-page.ts";
import { discoverRoutes, FullLoadError } from "./route-discovery.ts";

vi.mock("./page-data.ts", () => ({ bringData: vi.fn() }));
vi.mock(import("./route-discovery.ts"), async (original) => ({
  ...(await original()),
  discoverRoutes: vi.fn(),
}));
vi.mock("./skin-of-page.ts", () => ({ skinOfPage: () => "/static/css/skin.css" }));

const here = { pathname: "/list", search: "", assign: vi.fn(), reload: vi.fn() };
const replaceState = vi.fn();
const card = { closest: () => ({ id: "card-7" }) } as unknown as Element;
const wanted = new AbortController().signal;
const target = (address: string) => new URL(address, "https://site.test");

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(discoverRoutes).mockReset();
  vi.stubGlobal("window", { location: here, history: { state: null, replaceState } });
  vi.stubGlobal("document", { querySelector: () => ({}) });
});
afterEach(() => vi.unstubAllGlobals());

it("marks the card that was left by, once its page is there", async () => {
  expect(await prepareVisit(target("/post?a"), wanted, card)).toBe(true);
  expect(vi.mocked(bringData).mock.calls[0]!.slice(0, 2)).toEqual(["/post", "?a"]);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "#card-7");
});

it("leaves everything as it is where something else was asked for meanwhile", async () => {
  const overtaken = AbortSignal.abort();
  expect(await prepareVisit(target("/post"), overtaken, card)).toBe(false);
  vi.mocked(discoverRoutes).mockRejectedValue(new FullLoadError());
  expect(await prepareVisit(target("/post"), overtaken, card)).toBe(false);
  expect(replaceState).not.toHaveBeenCalled();
  expect(here.assign).not.toHaveBeenCalled();
});

it("leaves the page to the browser where only a full load will do", async () => {
  vi.mocked(discoverRoutes).mockRejectedValue(new FullLoadError());
  expect(await prepareVisit(target("/post?a#b"), wanted)).toBe(false);
  expect(here.assign).toHaveBeenCalledExactlyOnceWith("/post?a#b");
  // By Back the address is there already: to be assigned again, it would only be another place on the page.
  expect(await prepareVisit(target("/list#b"), wanted)).toBe(false);
  expect(here.assign).toHaveBeenCalledTimes(1);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

it("throws what could not be loaded", async () => {
  vi.mocked(bringData).mockRejectedValue(new Error("Loading data failed"));
  await expect(prepareVisit(target("/post"), wanted)).rejects.toThrow("Loading data failed");
});
