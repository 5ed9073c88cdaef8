import { ABOUT_US } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import type { Feature, MadeFeature } from "#server/contract/feature.ts";
import { testFeatures } from "./support/features.ts";
import { databasesFor, formPost, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const REFUSAL = "Tell us how many wheels a bicycle has.";
const subscription = { form: "subscribe", email: "ada@example.com" };

/** A server whose owner has put a captcha in, with whom it was asked about. */
async function startWithCaptcha(kind: "sqlite" | "postgres") {
  const asked: string[] = [];
  const captcha: Feature = {
    name: "captcha",
    create: (): MadeFeature => ({
      service: {},
      verify: async ({ wheels }, clientAddress) => {
        asked.push(clientAddress);
        return wheels === "2" ? null : REFUSAL;
      },
    }),
  };
  const features = [...testFeatures, captcha];
  return { ...(await startHarness(kind, {}, undefined, { features })), asked };
}

describe.each(databasesFor(import.meta.filename))("a captcha of the owner's on %s", (kind) => {
  it("is asked before anything is stored, by script", async () => {
    const server = await startWithCaptcha(kind);
    const refused = await server.send({ ...subscription, wheels: "3" });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ status: "invalid", errors: { form: REFUSAL } });
    expect(await subscriptionsIn(server)).toEqual([]);
    expect((await server.send({ ...subscription, wheels: "2" })).status).toBe(200);
    expect(await subscriptionsIn(server)).toHaveLength(1);
    expect(server.asked).toEqual(["203.0.113.7", "203.0.113.7"]);
  });

  it("is asked without script, and the typing stays", async () => {
    const server = await startWithCaptcha(kind);
    const post = (fields: Record<string, string>) =>
      server.request(ABOUT_US, formPost(fields, { Origin: PUBLIC_URL }));
    const refused = await post(subscription);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      formState: { errors: { form: REFUSAL }, values: { email: "ada@example.com" } },
    });
    expect((await post({ ...subscription, wheels: "2" })).status).toBe(303);
  });

  it("is not asked about what is wrong anyway, nor of who comes by the link of a mail", async () => {
    const server = await startWithCaptcha(kind);
    await server.send({ ...subscription, email: "nonsense" });
    await server.send({ form: "unsubscribe", token: "a".repeat(43) });
    expect(server.asked).toEqual([]);
  });
});
