import { ACCOUNT, ACCOUNT_DATA, SIGN_IN } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { cookieName, type ServerCookie } from "#server/cookies.ts";
import { accountCookie } from "#server/features/accounts/keeping.ts";
import { cartCookie } from "#server/features/shop/keeping.ts";
import { features } from "#server/features.ts";
import { houseKeeping } from "#server/house-keeping.ts";
import { linkFor, OWNER, redeem } from "./support/admin.ts";
import { databasesFor, formPost, type Harness, jsonPost } from "./support/harness.ts";
import { ada, createVisitor, registered, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const HTTPS = "https://www.example.com";
const HTTP = "http://192.168.0.10:3000";
const BELOW = "/shop2";

const start = (kind: DatabaseKind, PUBLIC_URL: string) =>
  startAccounts(kind, { PUBLIC_URL, RATE_LIMIT: "off", ADMIN_EMAILS: OWNER });

/** For each cookie: how it is got, and whether the server knows the visitor who sends this Cookie header. */
const uses: Record<
  string,
  {
    get: (server: Harness) => Promise<Response>;
    isKnown: (server: Harness, Cookie: string) => Promise<boolean>;
  }
> = {
  vitrine_cart: {
    get: (server) => server.request("/api/cart/lines", jsonPost({ sku: "YOYO", quantity: 1 })),
    async isKnown(server, Cookie) {
      const answer = await server.request("/api/cart", { headers: { Cookie } });
      return (await answer.text()).includes("YOYO");
    },
  },
  vitrine_notice: {
    get: (server) => server.request("/", formPost({ form: "subscribe", email: ada.email })),
    async isKnown(server, Cookie) {
      const answer = await server.request("/?sent=subscribe", { headers: { Cookie } });
      return ((await answer.json()) as { notice: string | null }).notice === "subscribe";
    },
  },
  vitrine_admin: {
    get: async (server) => redeem(server, (await linkFor(server, OWNER)) ?? ""),
    async isKnown(server, Cookie) {
      return (await server.request("/admin", { headers: { Cookie } })).status === 200;
    },
  },
  vitrine_account: {
    async get(server) {
      await registered(server);
      const { email, password } = ada;
      const fields = { form: "account-sign-in", email, password };
      return server.request(SIGN_IN, formPost(fields));
    },
    async isKnown(server, Cookie) {
      const answer = await server.request(ACCOUNT_DATA, { headers: { Cookie } });
      return answer.status === 200;
    },
  },
};

const all = [houseKeeping, ...features.flatMap(({ keeping }) => keeping ?? [])].flatMap(
  ({ cookies = [] }) => cookies.map((cookie) => [cookie.name, cookie] as const),
);

it("each has a use here", () => {
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(uses).toSorted());
});

/** The Set-Cookie lines of an answer that give this cookie a value. */
const linesOf = (answer: Response, { name }: ServerCookie) =>
  answer.headers
    .getSetCookie()
    .filter((line) => line.includes(`${name}=`) && !line.includes("Max-Age=0"));

describe.each(databases)("a cookie on %s", (kind) => {
  it.each(all)("%s comes from this host alone where the site is on https", async (id, cookie) => {
    const server = await start(kind, HTTPS);
    const lines = linesOf(await uses[id]!.get(server), cookie);
    expect(lines).toHaveLength(cookie.paths.length);
    for (const [index, line] of lines.entries()) {
      const path = cookie.paths[index] ?? "";
      const attributes = line.split("; ").slice(1);
      expect(line).toMatch(path === "/" ? /^__Host-vitrine_/ : /^__Secure-vitrine_/);
      expect(attributes).toContain(`Path=${path}`);
      expect(attributes).toContain("Secure");
      expect(attributes).toContain("HttpOnly");
      expect(line).not.toMatch(/domain/i);
    }
  });

  it.each(all)("%s of a site below a path is for what lies there", async (id, cookie) => {
    const server = await start(kind, HTTPS + BELOW);
    const { get, isKnown } = uses[id]!;
    const lines = linesOf(await get(server), cookie);
    expect(lines).toHaveLength(cookie.paths.length);
    for (const [index, line] of lines.entries()) {
      expect(line).toMatch(new RegExp(`^__Secure-${id}=`));
      const attributes = line.split("; ").slice(1);
      expect(attributes).toContain(`Path=${BELOW}${cookie.paths[index]}`);
      expect(attributes).toContain("Secure");
    }
    const [pair = ""] = (lines[0] ?? "").split(";");
    expect(await isKnown(server, pair)).toBe(true);
    expect(await isKnown(server, pair.replace("__Secure-", "__Host-"))).toBe(false);
  });

  it.each(all)("%s with another name is nobody's on https", async (id, cookie) => {
    const server = await start(kind, HTTPS);
    const [pair = ""] = (linesOf(await uses[id]!.get(server), cookie)[0] ?? "").split(";");
    const value = pair.slice(pair.indexOf("=") + 1);
    const right = cookieName(cookie, HTTPS);
    expect(pair).toBe(`${right}=${value}`);
    const { isKnown } = uses[id]!;

    for (const planted of [
      cookie.name,
      right.startsWith("__Host-") ? `__Secure-${cookie.name}` : `__Host-${cookie.name}`,
      right.toLowerCase(),
      `\u00a0${right}`,
      `\u0085${right}`,
      `${right}\u00a0`,
      `"${right}"`,
      `x${right}`,
      `${right}x`,
      `=${right}`,
    ])
      expect(await isKnown(server, `${planted}=${value}`), JSON.stringify(planted)).toBe(false);

    // What a neighbour planted does not hide the right one.
    expect(await isKnown(server, `${cookie.name}=planted; ${pair}`)).toBe(true);
    expect(await isKnown(server, `\u00a0${right}=planted;\t${pair} ; theme=dark`)).toBe(true);
  });

  it.each(all)("%s has its plain name on http", async (id, cookie) => {
    const server = await start(kind, HTTP);
    const lines = linesOf(await uses[id]!.get(server), cookie);
    expect(lines.map((line) => line.split("=")[0])).toEqual(cookie.paths.map(() => cookie.name));
    expect(lines.join()).not.toContain("Secure");
    const [pair = ""] = (lines[0] ?? "").split(";");
    expect(await uses[id]!.isKnown(server, pair)).toBe(true);
    expect(await uses[id]!.isKnown(server, `__Host-${pair}`)).toBe(false);
    expect(await uses[id]!.isKnown(server, `__Secure-${pair}`)).toBe(false);
  });

  it.each([HTTPS, HTTP])("of a visitor who signs out is taken away at %s", async (publicUrl) => {
    const server = await start(kind, publicUrl);
    const visitor = await registered(server);
    const name = cookieName(accountCookie, publicUrl);
    expect([...visitor.jar.keys()]).toContain(name);
    await visitor.post(ACCOUNT, "account-sign-out");
    expect([...visitor.jar.keys()]).not.toContain(name);
  });

  it("that somebody planted under the plain name is not taken over at the sign-in", async () => {
    const server = await start(kind, HTTPS);
    const attacker = createVisitor(server);
    await attacker.call("/api/cart/lines", jsonPost({ sku: "YOYO", quantity: 1 }));
    expect(await (await attacker.call("/api/cart")).text()).toContain("YOYO");
    const [, token = ""] = [...attacker.jar].find(([name]) => name.endsWith("cart")) ?? [];
    const victim = await registered(server);
    await victim.post(ACCOUNT, "account-sign-out");
    victim.jar.set(cartCookie.name, token);
    expect((await victim.signIn()).status).toBe(303);
    const cart = await (await victim.call("/api/cart")).text();
    expect(cart).not.toContain("YOYO");
  });
});
