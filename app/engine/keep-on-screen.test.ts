import { createMemoryRouter, type MiddlewareFunction } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepOnScreen } from "./keep-on-screen.ts";
import { loadFailure } from "./load-failure.ts";

let answer: () => Promise<unknown>;
const loader = vi.fn(() => answer());

beforeEach(() => {
  answer = async () => "loaded";
  loader.mockClear();
  loadFailure.set(null);
});
afterEach(() => vi.unstubAllGlobals());

/** A router with a page on screen, as its data came with the document. */
function openPage() {
  const children = ["page", "other"].map((path) => ({ id: path, path, loader }));
  const router = createMemoryRouter(
    [{ id: "root", path: "/", loader, middleware: [keepOnScreen as MiddlewareFunction], children }],
    {
      initialEntries: ["/page"],
      hydrationData: { loaderData: { root: "first", page: "first" } },
    },
  ).initialize();
  vi.stubGlobal("window", { __reactRouterDataRouter: router });
  return router;
}

it("asks for nothing when the hash goes, neither by Back nor by another address", async () => {
  const router = openPage();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await router.navigate({ hash: "picture-a" });
  await router.navigate(-1);
  expect(router.state.location.hash).toBe("");
  await router.navigate({ hash: "picture-b" });
  await router.navigate({ hash: "" }, { replace: true });
  expect(router.state.location.hash).toBe("");
  expect(loader).not.toHaveBeenCalled();
  expect(router.state.loaderData).toEqual({ root: "first", page: "first" });
});

it("still asks for what a change has made old when the hash goes meanwhile", async () => {
  const router = openPage();
  await router.navigate({ hash: "note" });
  const asked = router.revalidate();
  await router.navigate({ hash: "" }, { replace: true });
  await asked;
  expect(router.state.location.hash).toBe("");
  expect(router.state.loaderData).toEqual({ root: "loaded", page: "loaded" });
});

it("asks for another page, another view, and the same address once more", async () => {
  const router = openPage();
  await router.navigate("/page");
  expect(loader).toHaveBeenCalledTimes(2);
  await router.navigate("/page?view=2");
  expect(loader).toHaveBeenCalledTimes(4);
  await router.navigate("/other#place");
  expect(loader.mock.calls.length).toBeGreaterThan(4);
});

it("keeps the page, and says so, when it cannot be asked for anew", async () => {
  const router = openPage();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await router.revalidate();
  expect(router.state.errors).toBeNull();
  expect(router.state.loaderData).toEqual({ root: "first", page: "first" });
  expect(loadFailure.get()).toEqual({ message: "Loading data failed", target: "/page" });
});

it("takes that back once it has come, but not what is said of another page", async () => {
  const router = openPage();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await router.revalidate();
  answer = async () => "loaded";
  await router.revalidate();
  expect(loadFailure.get()).toBeNull();
  const other = { message: "Loading chunk other failed", target: "/other" };
  loadFailure.set(other);
  await router.revalidate();
  expect(loadFailure.get()).toBe(other);
});

it("shows what the server answers about the page: that it is gone, or for another visitor", async () => {
  const router = openPage();
  answer = () => Promise.reject(new Response("", { status: 403 }));
  await router.revalidate();
  expect(router.state.errors).toMatchObject({ root: { status: 403 } });
});

it("says nothing of an answer that is no longer waited for", async () => {
  const router = openPage();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const asked = router.revalidate();
  answer = async () => "loaded";
  await router.navigate("/other");
  await asked;
  expect(loadFailure.get()).toBeNull();
  expect(router.state.location.pathname).toBe("/other");
});
