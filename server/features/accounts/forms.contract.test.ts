import { ACCOUNT, CHECKOUT, SHOP, SIGN_IN } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { SIGNED_IN } from "#shared/signed-in.ts";
import { databasesFor, PUBLIC_URL } from "#tests/contract/support/harness.ts";
import {
  ada,
  createVisitor,
  formStateOf,
  linkTo,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("attacks on accounts on %s", (kind) => {
  it("posts from another site change nothing", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    for (const [form, fields] of [
      ["account-sign-in", ada],
      ["account-sign-up", { ...ada, email: "nobody@example.com" }],
      ["account-sign-out", {}],
      ["account-details", { name: "Somebody else" }],
      ["account-password", { currentPassword: ada.password, newPassword: "the attacker's choice" }],
      ["account-close", { password: ada.password }],
    ] as const) {
      const answer = await visitor.post(ACCOUNT, form, fields, foreign);
      expect(answer.status, form).toBe(403);
    }
    expect(await visitor.isSignedIn()).toBe(true);
    expect(await server.mails()).toEqual([]);
  });

  it("goes on only to places of this site after signing in", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    for (const [to, place] of [
      [CHECKOUT, CHECKOUT],
      [`${SHOP}?category=men`, `${SHOP}?category=men`],
      ["https://elsewhere.example/", ACCOUNT],
      ["//elsewhere.example", ACCOUNT],
      ["/\\elsewhere.example", ACCOUNT],
    ] as const) {
      const answer = await createVisitor(server).post(
        `${SIGN_IN}?to=${encodeURIComponent(to)}`,
        "account-sign-in",
        ada,
      );
      // By way of the sign-in page, which tells those whose browser has kept no cookie.
      const way = new URL(answer.headers.get("location")!, PUBLIC_URL);
      expect([way.origin, way.pathname]).toEqual([PUBLIC_URL, SIGN_IN]);
      expect(way.searchParams.get("to"), to).toBe(place);
      expect(way.searchParams.has(SIGNED_IN)).toBe(true);
    }
  });

  it("never sends a password back to the page", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    const secret = "shortone";
    await visitor.signUp();
    const { path, token } = await linkTo(server);
    const answer = await visitor.confirm({ path, token }, { ...ada, password: secret });
    expect(answer.status).toBe(422);
    expect((await formStateOf(answer)).values).toEqual({ name: ada.name });
    const signIn = await visitor.signIn({ ...ada, password: secret });
    expect((await formStateOf(signIn)).values).toEqual({ email: ada.email });
  });
});
