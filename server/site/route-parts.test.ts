import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { ROUTE_LIST } from "#shared/route-list.ts";
import { routeParts } from "./route-parts.ts";

/** Ids with their paths; a dot stands between a route and the one it lies in, `-` names one without a path. */
const table = {
  root: "",
  "root.dark": undefined,
  "root.dark.front": "/",
  "root.dark.about": "about/us",
  "root.dark.cart": "shop/cart",
  "root.light": undefined,
  "root.light.shop": "shop",
  "root.light.shop.goods": ":name",
  "root.light.office": "admin",
  "root.light.office.orders": "orders/:number",
  "root.light.office.rest": "*",
  "root.light.answers": "search.json",
  "root.light.odd": "pre.data",
  "root.rest": "*",
};

const parentOf = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf(".")));
const routes = Object.fromEntries(
  Object.entries(table).map(([id, path]) => {
    const parentId = parentOf(id) || undefined;
    return [id, path === "/" ? { id, parentId, index: true } : { id, parentId, path }];
  }),
);
const build = { routes, assets: { routes } } as unknown as ServerBuild;

function treeOf(part: ServerBuild, parent = ""): RouteObject[] {
  return Object.values(part.routes).flatMap((route) => {
    if (!route || (route.parentId ?? "") !== parent) return [];
    const { id, path, index } = route;
    const children = treeOf(part, id);
    return [index ? { id, index } : { id, path, ...(children.length > 0 ? { children } : {}) }];
  });
}

/** What is matched, in the whole table and in the part for the address, which the handler is made of. */
function matches(address: string) {
  const parts: ServerBuild[] = [];
  const handlerFor = routeParts(build, (part) => {
    parts.push(part);
    return async () => new Response(null);
  });
  handlerFor(address);
  const [part = build] = parts;
  const path = address.replace(/\/_\.data$/, "/").replace(/\.data$/, "") || "/";
  const ids = (of: ServerBuild) => matchRoutes(treeOf(of), path)?.map(({ route }) => route.id);
  return { part, whole: ids(build), inPart: ids(part) };
}

const addresses = [
  "/",
  "/_.data",
  "/.data",
  "/about/us",
  "/ABOUT/Us",
  "/about/us/",
  "/about/us.data",
  "/about",
  "/shop",
  "/shop.data",
  "/shop/_.data",
  "/shop/cart",
  "/shop/teapot",
  "/shop//cart",
  "//shop/cart",
  "/%73hop/cart",
  "/shop.data/cart",
  "/shop/a/b",
  "/admin/orders/VT-1",
  "/admin/nothing",
  "/search.json",
  "/pre.data",
  "/pre.data.data",
  "/nowhere",
  "/nowhere/at/all",
  "/nowhere.data",
  "/constructor",
];

describe("a part of the route table", () => {
  it.each(addresses)("matches %s as the whole does", (address) => {
    const { whole, inPart } = matches(address);
    expect(inPart).toEqual(whole);
    expect(whole).toBeDefined();
  });

  it("has the routes that begin like the address, the front page, and what can be anything", () => {
    expect(Object.keys(matches("/about/us").part.routes)).toEqual([
      "root",
      "root.dark",
      "root.dark.front",
      "root.dark.about",
      "root.rest",
    ]);
    expect(Object.keys(matches("/nowhere").part.assets.routes)).toEqual([
      "root",
      "root.dark",
      "root.dark.front",
      "root.rest",
    ]);
  });

  it("is the whole where the router is asked about routes", () => {
    expect(matches(ROUTE_LIST).part).toBe(build);
  });

  it("is made once, and one for all addresses that lead nowhere", () => {
    let made = 0;
    const handlerFor = routeParts(build, () => {
      made += 1;
      return async () => new Response(null);
    });
    for (let turn = 0; turn < 100; turn += 1) handlerFor(`/nowhere-${turn}/a`);
    for (const address of addresses) handlerFor(address);
    expect(made).toBeLessThanOrEqual(8);
  });
});
