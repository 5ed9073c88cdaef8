import { confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { MINUTE } from "#server/clock.ts";
import { databasesFor, formPost, startHarness, tokenIn } from "#tests/contract/support/harness.ts";
import { ADA } from "#tests/contract/support/person.ts";
import { subscriptionsIn } from "#tests/contract/support/subscriptions.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("links of the newsletter on %s", (kind) => {
  it("all go on working: each mail that was sent leads out of the list", async () => {
    const server = await startHarness(kind);
    const mails = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await server.send({ form: "subscribe", email: ADA });
      mails.push(...(await server.mails()));
      server.clock.now += 2 * MINUTE;
    }
    const confirmed = await server.request(
      "/",
      formPost({
        form: "confirm-subscription",
        token: tokenIn(mails[0], confirmSubscriptionPath),
      }),
    );
    expect(confirmed.status).toBe(303);
    for (const mail of mails) {
      const token = tokenIn(mail, unsubscribePath);
      const answer = await server.request("/", formPost({ form: "unsubscribe", token }));
      expect(answer.status).toBe(303);
    }
    expect(await subscriptionsIn(server)).toMatchObject([{ state: "unsubscribed" }]);
  });
});
