import { expect, it } from "vitest";
import { settingsOf } from "#server/contract/settings.ts";
import { parseSettings } from "#server/env.ts";
import { shop } from "./feature.ts";
import { shopSettings } from "./settings.ts";

const read = (env: Record<string, string>) => settingsOf(parseSettings(env, [shop]), shopSettings);
const secrets = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

it("the shop wants both of Stripe's secrets or none", () => {
  expect(read({}).stripe).toBeNull();
  expect(read(secrets).stripe).toEqual({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    apiBase: "https://api.stripe.com",
  });
  expect(() => read({ ...secrets, STRIPE_WEBHOOK_SECRET: "" })).toThrow(
    "STRIPE_WEBHOOK_SECRET is missing: set it as well, or leave STRIPE_SECRET_KEY out.",
  );
  expect(() => read({ ...secrets, STRIPE_SECRET_KEY: "" })).toThrow(
    "STRIPE_SECRET_KEY is missing: set it as well, or leave STRIPE_WEBHOOK_SECRET out.",
  );
});

it.each([
  ["STRIPE_SECRET_KEY", "pk_live_abc"],
  ["STRIPE_WEBHOOK_SECRET", "secret"],
  ["STRIPE_API_BASE", "api.stripe.com"],
])("the shop refuses %s=%s with a sentence that names it", (name, value) => {
  expect(() => read({ ...secrets, [name]: value })).toThrow(`${name} is not usable: set it to`);
});
