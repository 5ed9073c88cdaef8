import { productPath } from "#content/addresses.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pages } from "#registry/pages.ts";
import { createApp } from "#server/app.ts";
import { createLogger } from "#server/log.ts";
import { buyerOf, cards, placed, withNewKey } from "#tests/contract/support/buyer.ts";
import { OWNER, signIn } from "#tests/contract/support/admin.ts";
import { freshData } from "#tests/contract/support/data.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { stubSite } from "#tests/contract/support/stub-site.ts";

const databases = databasesFor(import.meta.filename);
const KITE = productPath("kite");
const MARBLES = productPath("marbles");
const CLOCK = productPath("clock");
/** In a shop that was made without them there are none. */
const lists = pages.flatMap(({ path, stock }) => (stock === "availability" ? [path] : []));
const quantities = pages.flatMap(({ path, stock }) => (stock === "quantities" ? [path] : []));

/** A server whose pages are all files, and say what is left when they are rendered on request. */
async function startWithFiles(kind: DatabaseKind, data?: Record<string, string>) {
  const server = await startHarness(kind, { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER }, data);
  const { runtime, settings, keptMailKey } = server;
  const site: typeof stubSite = {
    ...stubSite,
    serveStatic: async () => new Response("file"),
    render: async (_request, { services }) =>
      Response.json(await services.shop.stockLevels(), { headers: { "X-Rendered": "yes" } }),
  };
  const logger = createLogger(settings, { write: () => {} });
  const app = createApp({ ...runtime, settings, logger, site, keptMailKey });
  const get = async (path: string) =>
    app.request(path, {}, { incoming: { socket: { remoteAddress: "203.0.113.7" } } });
  return {
    server,
    get,
    buyer: buyerOf(server),
    /** Which of these addresses are rendered on request, with their data or without. */
    rendered: async (...paths: string[]) => {
      const found: string[] = [];
      for (const path of paths) {
        const answers = [await get(path), await get(path === "/" ? "/_.data" : `${path}.data`)];
        const [page, data] = answers.map(({ headers }) => headers.has("X-Rendered"));
        expect(data, path).toBe(page);
        if (page) found.push(path);
      }
      return found;
    },
  };
}

describe.each(databases)("pages that say what is in stock on %s", (kind) => {
  it("are files as long as that is so, and rendered as far as it is not", async () => {
    const { server, buyer, rendered } = await startWithFiles(kind);
    const all = [KITE, MARBLES, CLOCK, ...quantities, ...lists];
    const order = async (sku: string, card = cards.success) => {
      await buyer.put(sku);
      return buyer.order({ cardNumber: card }, withNewKey());
    };
    expect(await rendered(...all)).toEqual([]);
    // Of plenty, one piece less is said nowhere.
    await placed(await order("MARBLES-GLASS"));
    expect(await rendered(...all)).toEqual([]);
    // Four of five: only where somebody chooses how many.
    await placed(await order("CLOCK-RED"));
    await expect.poll(() => rendered(...all)).toEqual([CLOCK, ...quantities]);
    // The last three: on the cards of all pages.
    await placed(await order("CLOCK-RED", cards.delayed));
    await expect.poll(() => rendered(...all)).toEqual(all);
    // It was not paid.
    const { queries } = server.runtime.database;
    await queries.updateTable("test_payments").set({ outcome: "declined" }).execute();
    server.clock.now += 5000;
    await server.runtime.made.shop.worker.checkNext();
    await expect.poll(() => rendered(...all)).toEqual([CLOCK, ...quantities]);
  });

  it("let be bought what the owner has counted in", async () => {
    const { server, get, buyer, rendered } = await startWithFiles(kind);
    const owner = await signIn(server);
    const count = (from: number, to: number) =>
      owner.post("/admin/stock", {
        form: "stock-count",
        sku: "KITE-RED-XL",
        from: String(from),
        to: String(to),
      });
    expect((await buyer.put("KITE-RED-XL")).status).toBe(422);
    expect(await rendered(KITE)).toEqual([]);
    expect((await count(0, 12)).status).toBe(303);
    for (const path of [KITE, `${KITE}.data`])
      expect(await (await get(path)).json(), path).toMatchObject({ "KITE-RED-XL": 12 });
    expect((await buyer.put("KITE-RED-XL", 12)).status).toBe(200);
    await count(12, 0);
    expect(await rendered(KITE, ...lists)).toEqual([]);
  });

  it("learn within half a minute what another process has done", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const data = await freshData(kind);
    const one = await startWithFiles(kind, data);
    one.server.runtime.made.shop.worker.start();
    const two = await startWithFiles(kind, data);
    await two.buyer.put("DRUM-BLACK");
    await placed(await two.buyer.order());
    await expect.poll(() => two.rendered(KITE)).toEqual([KITE]);
    expect(await one.rendered(KITE)).toEqual([]);
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => one.rendered(KITE)).toEqual([KITE]);
  });
});
