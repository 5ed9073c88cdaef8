import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { keepOnQueryChange } from "./keep-on-query.ts";
import { bringData } from "./page-data.ts";

/** What the network is asked, and what it answers. */
const network = vi.fn<(input: URL | string, init?: RequestInit) => Promise<Response>>();

const wanted = new AbortController().signal;
const dataOf = (path: string) => new URL(path, "https://site.test");
const answer = (status = 200, headers: Record<string, string> = { "X-Remix-Response": "yes" }) =>
  Promise.resolve(new Response("data", { status, headers }));

// One window for all: what answers the router is set into it once.
beforeAll(() => {
  const entries = ["root", "page", "plain"].map((id) => [id, { id, hasLoader: id !== "plain" }]);
  const children = [
    { path: "list", id: "page" },
    { path: "other", id: "page" },
    { path: "plain", id: "plain" },
  ];
  vi.stubGlobal("window", {
    fetch: network,
    location: { origin: "https://site.test" },
    __reactRouterManifest: { routes: Object.fromEntries(entries) as object },
    __reactRouterRouteModules: { root: { shouldRevalidate: keepOnQueryChange }, page: {} },
    __reactRouterDataRouter: {
      routes: [{ id: "root", path: "/", children }],
      state: { location: { pathname: "/list" } },
    },
  });
  vi.stubGlobal("fetch", (input: URL | string, init?: RequestInit) => window.fetch(input, init));
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  network.mockReset().mockImplementation(() => answer());
});

it("gives the router the answer to the same question, once", async () => {
  await bringData("/other", "?q=a b", wanted);
  const router = await fetch(dataOf("/other.data?q=a+b"));
  expect(await router.text()).toBe("data");
  expect(router.headers.get("X-Remix-Response")).toBe("yes");
  expect(network).toHaveBeenCalledTimes(1);
  await fetch(dataOf("/other.data?q=a+b"));
  expect(network).toHaveBeenCalledTimes(2);
});

it("asks for another view as the router does: without what is kept", async () => {
  await bringData("/list", "?page=2", wanted);
  expect(network.mock.calls[0]![0]).toBe("https://site.test/list.data?page=2&_routes=page");
});

it("asks for nothing where another view keeps all there is", async () => {
  await bringData("/plain", "?page=2", wanted);
  expect(network).toHaveBeenCalledTimes(1);
  network.mockClear();
  window.__reactRouterDataRouter!.state.location.pathname = "/plain";
  await bringData("/plain", "?page=2", wanted);
  expect(network).not.toHaveBeenCalled();
  window.__reactRouterDataRouter!.state.location.pathname = "/list";
});

it("keeps no answer that the visitor did not wait for", async () => {
  const visit = new AbortController();
  await bringData("/other", "", visit.signal);
  visit.abort();
  await fetch(dataOf("/other.data"));
  expect(network).toHaveBeenCalledTimes(2);
});

it("ends the question when the visitor asks for something else, and does not ask again", async () => {
  network.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const visit = new AbortController();
  const brought = bringData("/other", "", visit.signal);
  visit.abort();
  await expect(brought).rejects.toThrow("Loading data failed");
  expect(network).toHaveBeenCalledTimes(1);
});

it("asks twice, then says that it failed", async () => {
  network.mockImplementation(() => answer(502, {}));
  const brought = bringData("/other", "", wanted);
  await expect(brought).rejects.toThrow("Loading data failed");
  expect(network).toHaveBeenCalledTimes(2);
});

it("takes no page of another for data, and leaves what the site answers to the router", async () => {
  network.mockImplementation(() => answer(200, { "Content-Type": "text/html; charset=utf-8" }));
  await expect(bringData("/other", "", wanted)).rejects.toThrow("Loading data");
  network.mockImplementation(() => answer(503));
  await bringData("/other", "", wanted);
  expect((await fetch(dataOf("/other.data"))).status).toBe(503);
});
