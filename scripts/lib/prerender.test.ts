import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { explained, prerender } from "./prerender.ts";

const root = join(import.meta.dirname, "../..");
let folder: string;

/** A built site in small: pages with loaders, answered by the real router. */
beforeEach(() => {
  // In the project, so that it finds the packages.
  mkdirSync(join(root, ".cache"), { recursive: true });
  folder = mkdtempSync(join(root, ".cache/prerender-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server/package.json"), `{ "type": "module" }`);
  writeFileSync(
    join(folder, "server/index.js"),
    `import { createRequestHandler, RouterContextProvider } from "react-router";
    const page = (path, loader, Page = () => null) =>
      [path, { id: path, path, module: { default: Page, loader } }];
    let onRenderError;
    export const entry = { module: {
      createLoadContext: (values) => { ({ onRenderError } = values); return new RouterContextProvider(); },
      createHandler: createRequestHandler,
      default: async (request, status, headers, { staticHandlerContext }) => {
        if (request.url.endsWith("/torn")) { onRenderError(new TypeError("nothing to show")); status = 500; }
        return new Response(JSON.stringify(staticHandlerContext.loaderData), { status });
      },
    } };
    export const routes = Object.fromEntries([
      page("good", () => "what it gave"),
      page("linking", () => ["/files/one.ics", '"/files/two.ics"']),
      page("broken", () => { throw new Error("there is no price"); }),
      page("gone", () => { throw new Response(null, { status: 404 }); }),
      page("torn", () => null),
      ["files/:name", { id: "files/:name", path: "files/:name", module: { loader: () => new Response("BEGIN") } }],
    ]);
    export const assets = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" };
    export const basename = "/";
    export const future = {};
    export const ssr = true;
    export const isSpaMode = false;
    export const prerender = [];
    export const routeDiscovery = { mode: "initial" };
    export const publicPath = "/";`,
  );
});

const written = (name: string) => readFileSync(join(folder, "client", name), "utf8");

it("writes a page, its data, and files that it links to", async () => {
  await prerender(folder, ["/good", "/linking"], ["/files/:name"]);
  expect(written("good/index.html")).toContain("what it gave");
  expect(written("good.data")).toContain("what it gave");
  expect(written("files/one.ics")).toBe("BEGIN");
  expect(readdirSync(join(folder, "client/files")).toSorted()).toEqual(["one.ics", "two.ics"]);
});

it.each([
  ["/broken", "/broken.data cannot be made: Error: there is no price"],
  ["/gone", "/gone.data cannot be made: it answers 404"],
  ["/torn", "/torn cannot be made: TypeError: nothing to show"],
])("says of %s what is wrong", async (path, message) => {
  await expect(prerender(folder, ["/good", path])).rejects.toThrow(message);
});

it("says where in the sources a fault came up, and what stands there", async () => {
  const fault = new RangeError("too far");
  fault.stack = `RangeError: too far
    at query (file://${root}/node_modules/react-router/dist/index.js:1:2)
    at async loader (${root}/registry/all-paths.ts:18:10)
    at route (${root}/app/routes.ts:1:1)`;
  await expect(explained(fault)).resolves.toBe(
    `RangeError: too far\n\n  registry/all-paths.ts:18\n    ${readFileSync(join(root, "registry/all-paths.ts"), "utf8").split("\n")[17]?.trim()}\n`,
  );
});
