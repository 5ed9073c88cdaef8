import { execFileSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ABOUT_US, CART, CONTACT_FORM, PRIVACY } from "#content/addresses.ts";
import { products } from "#content/products.ts";
import type { OrderAnswer } from "#shared/shop/api.ts";
import { pinnedNode, root, run } from "../scripts/lib/project.mjs";
import { Copy } from "../scripts/lib/tidy/copy.ts";
import { readTree } from "../scripts/lib/tidy/tree.ts";
import { address, createBuyer } from "../tests/contract/support/buyer.ts";
import { freshData } from "../tests/contract/support/data.ts";
import { jsonPost } from "../tests/contract/support/harness.ts";
import { type ServerProcess, startServer } from "../tests/contract/support/processes.ts";
import { withDatabase } from "../tests/contract/support/with-database.ts";
import { freePort } from "../tests/support/free-port.ts";
import { expectBooksToAgree, setStock, settleRest } from "../tests/load/books.ts";
import { twoBehindOne } from "./support/two-behind-one.ts";

/*
 * Two processes of the built site behind a proxy, on one PostgreSQL, while a new version is built and one after the other is started anew.
 * Visitors read, buy and write all the time: nobody may notice.
 */
const READERS = 2;
const BUYERS = 2;
const WRITERS = 1;
const PIECES = 100_000;
/** A word on every page: with it, nearly all scripts have other names. */
const WORDS = "app/frame/words.ts";
const SKUS = products
  .filter(({ sizes }) => sizes.length === 0)
  .flatMap(({ variants, sku }) => variants[0]?.sku ?? sku)
  .slice(0, 2);

let copy: Copy;
const tree = readTree(root);

beforeAll(() => {
  copy = new Copy(root);
  copy.write(tree);
  // The content that the build was made from: the server reads its list.
  execFileSync("cp", ["-r", join(root, ".velite"), copy.folder]);
});
afterAll(() => copy.remove());

/** Gives a build its place, as the end of a build does. */
function putInPlace(build: string): void {
  const [place, aside] = [join(copy.folder, "build"), join(copy.folder, "build-aside")];
  execFileSync("cp", ["-rl", build, aside]);
  rmSync(place, { recursive: true, force: true });
  renameSync(aside, place);
}

/** The new version: every page says it otherwise. It is built once; behind the next proxy it takes its place again. */
async function bringNext(): Promise<void> {
  const built = join(copy.folder, "build-next");
  if (existsSync(built)) return putInPlace(built);
  const text = tree.get(WORDS) ?? "";
  const next = text.replace(/(skipToContent = ")/, "$1Now: ");
  expect(next).not.toBe(text);
  copy.write(new Map([...tree, [WORDS, next]]));
  const { code, output } = await run(pinnedNode(), ["scripts/build.mjs"], {
    cwd: copy.folder,
    quiet: true,
  });
  expect(code, output).toBe(0);
  execFileSync("cp", ["-rl", join(copy.folder, "build"), built]);
}

/** Its scripts and styles. The router's manifest is named in a page, and stands in it: nobody asks for the file. */
const filesOf = (html: string) =>
  [...new Set(html.match(/\/static\/(?:js|css)\/[\w.-]+\.(?:js|css)/g))].filter(
    (file) => !file.includes("/manifest-"),
  );

describe.each(twoBehindOne)("a rolling restart with a new version, behind $name", ({ start }) => {
  it.runIf(start !== null)(
    "fails no request, loses nothing, and shows nobody what is another's",
    // A build and four starts, each of which compresses every page.
    { timeout: 1_200_000 },
    async () => {
      putInPlace(join(root, "build"));
      const publicPort = await freePort();
      const env: Record<string, string> = {
        ...(await freshData("postgres")),
        PUBLIC_URL: `http://localhost:${publicPort}`,
        TRUST_PROXY: "1",
        RATE_LIMIT: "off",
        LOG_LEVEL: "info",
        STOP_DELAY_SECONDS: "3",
      };
      const main = join(copy.folder, "server/main.ts");
      const begin = (port: number) => startServer({ ...env, PORT: String(port) }, main);
      const servers = await Promise.all([begin(0), begin(0)]);
      const ports = servers.map(({ url }) => Number(new URL(url).port));
      await setStock(env, SKUS, PIECES);
      const proxy = await start!(publicPort, ports);
      const oldPage = await (await fetch(proxy.url + ABOUT_US)).text();
      const oldFiles = filesOf(oldPage);
      expect(oldFiles.length).toBeGreaterThan(5);

      const faults: string[] = [];
      const ends: { output: string }[] = [];
      const subscribed: string[] = [];
      const paid = new Map<string, number>();
      const state = { goesOn: true, requests: 0 };

      async function ask(path: string, init?: RequestInit): Promise<Response> {
        state.requests += 1;
        const what = `${init?.method ?? "GET"} ${path}`;
        try {
          const answer = await fetch(proxy.url + path, init);
          if (answer.status >= 400) faults.push(`${what}: ${answer.status}`);
          return answer;
        } catch (error) {
          faults.push(`${what}: ${String((error as Error).cause ?? error)}`);
          return new Response(null, { status: 599 });
        }
      }

      async function reader(turn: number) {
        for (let at = turn; state.goesOn; at += 1) {
          const page =
            [ABOUT_US, PRIVACY, CONTACT_FORM, `${ABOUT_US}?visit=${at}`][at % 4] ?? ABOUT_US;
          const html = await (await ask(page)).text();
          const files = filesOf(html);
          if (files.length === 0) faults.push(`${page} has no files`);
          for (const file of files.slice(0, 6)) await (await ask(file)).arrayBuffer();
        }
      }

      async function writer() {
        for (let turn = 0; state.goesOn; turn += 1) {
          const email = `reader-${turn}@example.com`;
          const answer = await ask("/api/send", jsonPost({ email }));
          if (answer.status === 200) subscribed.push(email);
          await answer.arrayBuffer();
        }
      }

      async function buyer(turn: number) {
        for (let round = 0; state.goesOn; round += 1) {
          // Nobody else buys as many of both.
          const quantities = [1 + turn, 1 + (round % 5)];
          const visitor = createBuyer(ask);
          for (const [index, sku] of SKUS.entries()) await visitor.set(sku, quantities[index]);
          const cart = await visitor.cart();
          const seen = new Map(cart.lines.map(({ sku, quantity }) => [sku, quantity]));
          const isOwn = SKUS.every((sku, index) => seen.get(sku) === quantities[index]);
          if (!isOwn || seen.size !== SKUS.length)
            faults.push(`the cart of another: ${JSON.stringify([...seen])}`);
          const page = await ask(CART, { headers: { Cookie: visitor.cookie() } });
          if (page.headers.get("cache-control") !== "no-store") faults.push("a cart that is kept");
          await page.text();
          const email = `buyer-${turn}-${round}@example.com`;
          const answer = await visitor.send({ ...address, email, quote: cart.quoteVersion });
          if (answer.status !== 201) continue;
          const { order } = (await answer.json()) as OrderAnswer;
          paid.set(order.number, order.total);
        }
      }

      const load = Promise.all([
        ...Array.from({ length: READERS }, (_, turn) => reader(turn)),
        ...Array.from({ length: BUYERS }, (_, turn) => buyer(turn)),
        ...Array.from({ length: WRITERS }, writer),
      ]);
      try {
        await bringNext();
        for (const [index, port] of ports.entries()) {
          await proxy.leaveOut(port);
          const end = await servers[index]!.stop("SIGTERM");
          expect(end.code).toBe(0);
          ends.push(end);
          servers[index] = await begin(port);
          await proxy.takeIn(port);
          if (index === 0) await expectEachOthersFiles(servers, oldFiles);
          // Both are used for a while.
          const before = state.requests;
          while (state.requests < before + 100) await after(50);
        }
      } finally {
        state.goesOn = false;
        await load;
      }

      expect(faults).toEqual([]);
      const newPage = await (await fetch(proxy.url + ABOUT_US)).text();
      expect(newPage).toContain("Now: ");
      expect(filesOf(newPage)).not.toEqual(oldFiles);
      for (const file of oldFiles)
        for (const { url } of servers) expect((await fetch(url + file)).status, file).toBe(200);

      expect(subscribed.length).toBeGreaterThan(10);
      expect(paid.size).toBeGreaterThan(10);
      await settleRest(env);
      const mails = await expectMailsSent(env, subscribed);
      await expectBooksToAgree(env, paid, SKUS, PIECES);
      for (const server of servers) ends.push(await server.stop());
      const written = ends.flatMap(({ output }) => output.match(/"file":"[^"]+"/g) ?? []);
      expect(written).toHaveLength(mails);
      expect(new Set(written).size).toBe(mails);
    },
  );
});

/** In the middle, a page of either may ask the other for its files. */
async function expectEachOthersFiles(servers: readonly ServerProcess[], oldFiles: string[]) {
  const [renewed, old] = servers;
  const page = await (await fetch(renewed!.url + ABOUT_US)).text();
  const newFiles = filesOf(page);
  expect(newFiles).not.toEqual(oldFiles);
  for (const file of newFiles) expect((await fetch(old!.url + file)).status, file).toBe(200);
  for (const file of oldFiles) expect((await fetch(renewed!.url + file)).status, file).toBe(200);
}

/** Every address is stored, and every mail has been written. Then as many are put aside as went to addresses: the rest is of orders. */
async function expectMailsSent(env: Record<string, string>, subscribed: readonly string[]) {
  return withDatabase(env, async ({ queries }) => {
    const rows = await queries.selectFrom("subscriptions").select("email").execute();
    const stored = new Set(rows.map(({ email }) => email));
    expect(subscribed.filter((email) => !stored.has(email))).toEqual([]);
    const waiting = () =>
      queries.selectFrom("outbox").select("id").where("state", "!=", "sent").execute();
    await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toEqual([]);
    const all = await queries.selectFrom("outbox").select("id").execute();
    const ids = all.slice(0, rows.length).map(({ id }) => id);
    await queries.deleteFrom("outbox").where("id", "in", ids).execute();
    return all.length;
  });
}
