import * as z from "zod";
import { origin, SettingsError, settingsPart } from "#server/contract/settings.ts";

/** Stripe as the shop's payment provider; null: the test provider with its invented cards. */
export interface ShopSettings {
  stripe: { secretKey: string; webhookSecret: string; apiBase: string } | null;
}

export const shopSettings = settingsPart({
  variables: {
    STRIPE_SECRET_KEY: [
      z.string().regex(/^(?:sk|rk)_(?:test|live)_\w+$/),
      "a secret key of your Stripe account, for example STRIPE_SECRET_KEY=sk_test_…",
    ],
    STRIPE_WEBHOOK_SECRET: [
      z.string().regex(/^whsec_\w+$/),
      "the signing secret of the endpoint /api/payments/stripe in your Stripe account, beginning with whsec_",
    ],
    STRIPE_API_BASE: [
      origin,
      "the address of Stripe's interface, https://api.stripe.com unless you test",
    ],
  },
  make: (set): ShopSettings => ({
    stripe: stripeSettings(set.STRIPE_SECRET_KEY, set.STRIPE_WEBHOOK_SECRET, set.STRIPE_API_BASE),
  }),
});

/** Both secrets or none: with one alone, payments would begin and never be confirmed. */
function stripeSettings(
  secretKey: string | undefined,
  webhookSecret: string | undefined,
  apiBase = "https://api.stripe.com",
): ShopSettings["stripe"] {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiBase };
  if (!secretKey && !webhookSecret) return null;
  const [present, missing] = secretKey
    ? ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]
    : ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"];
  throw new SettingsError(`${missing} is missing: set it as well, or leave ${present} out.`);
}
