import { advantages as advantagesWith, shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { formatRoundMoney } from "#shared/shop/money.ts";

/** What the shop promises, with its amounts as buyers read them. */
export const advantages = advantagesWith((amount) =>
  formatRoundMoney(amount, shop.currency, site.locale),
);
