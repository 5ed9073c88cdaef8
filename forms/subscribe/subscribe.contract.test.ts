import { confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import {
  databasesFor,
  formPost,
  type Harness,
  PUBLIC_URL,
  startHarness,
  tokenIn,
} from "#tests/contract/support/harness.ts";
import { subscriptionsIn } from "#tests/contract/support/subscriptions.ts";
import { HOUR, sweep } from "#tests/contract/support/sweep.ts";

const databases = databasesFor(import.meta.filename);
const email = "ada@example.com";
const MINUTE = 60_000;
const DAY = 24 * HOUR;

const stateOf = async (server: Harness) => (await subscriptionsIn(server))[0]?.state;

function confirm(server: Harness, token: string) {
  const path = confirmSubscriptionPath(token);
  return server.request(path, formPost({ form: "confirm-subscription", token }));
}

async function confirmed(server: Harness) {
  await server.send({ email });
  const [mail] = await server.mails();
  await confirm(server, tokenIn(mail, confirmSubscriptionPath));
  return tokenIn(mail, unsubscribePath);
}

describe.each(databases)("subscriptions on %s", (kind) => {
  it("become confirmed by POST from the page only", async () => {
    const server = await startHarness(kind);
    await server.send({ email });
    const mails = await server.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email });
    const token = tokenIn(mails[0], confirmSubscriptionPath);
    const { services } = server.runtime;

    const page = await server.request(confirmSubscriptionPath(token));
    expect(page.status).toBe(200);
    expect(await services.newsletter.findByConfirmToken(token)).toBe("pending");
    expect(await stateOf(server)).toBe("pending");

    const answer = await confirm(server, token);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `${confirmSubscriptionPath(token)}?sent=confirm-subscription#form-return`,
    );
    expect(await stateOf(server)).toBe("confirmed");
    expect(await services.newsletter.findByConfirmToken(token)).toBe("confirmed");
    expect((await confirm(server, token)).status, "again").toBe(303);
  });

  it("keep no token readable in the database once its mail is sent", async () => {
    const server = await startHarness(kind);
    await server.send({ email });
    const [mail] = await server.mails();
    const tokens = [tokenIn(mail, confirmSubscriptionPath), tokenIn(mail, unsubscribePath)];
    const { queries } = server.runtime.database;
    const everything = JSON.stringify([
      await queries.selectFrom("subscription_tokens").selectAll().execute(),
      await queries.selectFrom("outbox").selectAll().execute(),
      await queries.selectFrom("subscriptions").selectAll().execute(),
    ]);
    for (const token of tokens) expect(everything).not.toContain(token);
    expect(server.log.join("")).not.toContain(email);
    for (const token of tokens) expect(server.log.join("")).not.toContain(token);
  });

  it("refuse unknown, foreign and expired tokens on the page itself", async () => {
    const server = await startHarness(kind);
    await server.send({ email });
    const [mail] = await server.mails();
    const token = tokenIn(mail, confirmSubscriptionPath);
    const unsubscribeToken = tokenIn(mail, unsubscribePath);
    for (const wrong of ["", "x", "a".repeat(43), unsubscribeToken, "' or 1=1 --"]) {
      const answer = await confirm(server, wrong);
      expect(answer.status, wrong).toBe(422);
      expect(await answer.json()).toMatchObject({
        formState: {
          form: "confirm-subscription",
          values: {},
          errors: { form: expect.stringContaining("no longer valid") },
        },
      });
    }
    server.clock.now += 7 * DAY;
    expect((await confirm(server, token)).status).toBe(422);
    expect(await stateOf(server)).toBe("pending");
  });

  it("answer the same whether the address is new, pending, confirmed or unsubscribed", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    const answers: string[] = [];
    const subscribe = async () => {
      const answer = await server.send({ email });
      const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
      answers.push(JSON.stringify([answer.status, headers, await answer.json()]));
    };
    await subscribe();
    await subscribe();
    const [mail] = await server.mails();
    await confirm(server, tokenIn(mail, confirmSubscriptionPath));
    await subscribe();
    const token = tokenIn(mail, unsubscribePath);
    await server.runtime.services.newsletter.unsubscribe(token);
    await subscribe();
    expect(new Set(answers).size).toBe(1);
  });

  it("send a pending address one mail a day at most, and earlier links keep working", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    await server.send({ email });
    await server.send({ email: "ADA@example.com" });
    const first = await server.mails();
    expect(first).toHaveLength(1);
    for (const pause of [MINUTE, HOUR, DAY - MINUTE - HOUR - 1]) {
      server.clock.now += pause;
      await server.send({ email });
      expect(await server.mails()).toEqual([]);
    }
    // Who has lost it gets another.
    server.clock.now += 1;
    await server.send({ email });
    expect(await server.mails()).toHaveLength(1);
    expect((await confirm(server, tokenIn(first[0], confirmSubscriptionPath))).status).toBe(303);
    expect(await subscriptionsIn(server)).toHaveLength(1);
  });

  it("leave an address alone that was taken off before it was ever confirmed", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    await server.send({ email });
    const [mail] = await server.mails();
    await server.runtime.services.newsletter.unsubscribe(tokenIn(mail, unsubscribePath));
    const [left] = await subscriptionsIn(server);
    for (const pause of [MINUTE, DAY, 10 * DAY, 15 * DAY]) {
      server.clock.now += pause;
      expect((await server.send({ email })).status).toBe(200);
      expect(await server.mails()).toEqual([]);
    }
    expect(await subscriptionsIn(server)).toEqual([left]);
    // When that is forgotten, it is an address as any other.
    server.clock.now += 6 * DAY;
    await sweep(server);
    await server.send({ email });
    expect(await server.mails()).toHaveLength(1);
  });

  it("leave alone, too, who was on the list once and has taken off what was asked for since", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    const { newsletter } = server.runtime.services;
    await newsletter.unsubscribe(await confirmed(server));
    await server.send({ email });
    const [again] = await server.mails();
    await newsletter.unsubscribe(tokenIn(again, unsubscribePath));
    for (const pause of [0, DAY, 10 * DAY]) {
      server.clock.now += pause;
      await server.send({ email });
      expect(await server.mails()).toEqual([]);
    }
  });

  it("begin again by the first mail's link, where its reader has taken the address off by mistake", async () => {
    const server = await startHarness(kind);
    await server.send({ email });
    const [mail] = await server.mails();
    await server.runtime.services.newsletter.unsubscribe(tokenIn(mail, unsubscribePath));
    expect((await confirm(server, tokenIn(mail, confirmSubscriptionPath))).status).toBe(303);
    expect(await stateOf(server)).toBe("confirmed");
  });

  it("keep when a confirmed address was asked for, whoever enters it later", async () => {
    const server = await startHarness(kind);
    await confirmed(server);
    const [proof] = await subscriptionsIn(server);
    server.clock.now += 200 * DAY;
    await server.send({ email });
    const { mail_queued_at: _later, ...after } = (await subscriptionsIn(server))[0] ?? {};
    expect(proof).toMatchObject(after);
  });

  it("begin again at once after the mail that one is on the list was used to leave", async () => {
    const server = await startHarness(kind);
    await confirmed(server);
    await server.send({ email });
    const [already] = await server.mails();
    await server.runtime.services.newsletter.unsubscribe(tokenIn(already, unsubscribePath));
    server.clock.now += 20_000;
    await server.send({ email });
    const [again] = await server.mails();
    expect(await stateOf(server)).toBe("pending");
    await confirm(server, tokenIn(again, confirmSubscriptionPath));
    expect(await stateOf(server)).toBe("confirmed");
  });

  it("tell a confirmed address by mail, once a day at most", async () => {
    const server = await startHarness(kind);
    await confirmed(server);
    await server.send({ email });
    const mails = await server.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("already")]);
    expect(mails[0]?.text).not.toContain(confirmSubscriptionPath(""));
    server.clock.now += DAY - MINUTE;
    await server.send({ email });
    expect(await server.mails()).toEqual([]);
    server.clock.now += MINUTE;
    await server.send({ email });
    expect(await server.mails()).toHaveLength(1);
    expect(await stateOf(server)).toBe("confirmed");
  });

  it("end by one click as RFC 8058 has it, and can begin again", async () => {
    const server = await startHarness(kind);
    await server.send({ email });
    const [mail] = await server.mails();
    await confirm(server, tokenIn(mail, confirmSubscriptionPath));
    expect(mail?.listUnsubscribe).toMatch(
      new RegExp(`^${PUBLIC_URL}/api/subscription/unsubscribe/[\\w-]{43}$`),
    );
    const { pathname } = new URL(mail?.listUnsubscribe ?? "");

    const byBrowser = await server.request(pathname);
    expect(byBrowser.status).toBe(303);
    expect(byBrowser.headers.get("location")).toMatch(
      new RegExp(`^${unsubscribePath("[\\w-]{43}")}$`),
    );
    expect(await stateOf(server), "GET changes nothing").toBe("confirmed");

    // The mail provider's call: no cookie, no Origin, or a foreign one.
    const oneClick = {
      ...formPost({ "List-Unsubscribe": "One-Click" }, { Origin: "https://mail.example" }),
    };
    for (let time = 1; time <= 2; time += 1) {
      const answer = await server.request(pathname, oneClick);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: "success" });
      expect(await stateOf(server)).toBe("unsubscribed");
    }
    expect((await server.request(pathname, { method: "PUT" })).status).toBe(405);
    const unknown = pathname.replace(/.{43}$/, "a".repeat(43));
    expect((await server.request(unknown, oneClick)).status).toBe(404);

    server.clock.now += MINUTE;
    await server.send({ email });
    const [again] = await server.mails();
    await confirm(server, tokenIn(again, confirmSubscriptionPath));
    expect(await stateOf(server)).toBe("confirmed");
  });

  it("end by the page's form too", async () => {
    const server = await startHarness(kind);
    const token = await confirmed(server);
    const answer = await server.request(
      unsubscribePath(token),
      formPost({ form: "unsubscribe", token }),
    );
    expect(answer.status).toBe(303);
    expect(await stateOf(server)).toBe("unsubscribed");
    expect(await server.runtime.services.newsletter.findByUnsubscribeToken(token)).toBe(
      "unsubscribed",
    );
  });
});
