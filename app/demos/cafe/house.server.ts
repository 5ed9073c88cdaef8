import { shop } from "#content/shop.ts";
import { formatMoney } from "#app/lib/money.ts";
import { door } from "./door.ts";

/** What several sentences of Third Rail Coffee are made from. */
export const house = {
  ...door,
  since: 2014,
  /** The train that everybody here knows. */
  train: "8:14",
  trainsAnHour: 22,
  roastDay: "Tuesday",
  /** What the drum takes, in kilos. */
  drum: 5,
};

/** Minor units, in the currency of the shop whose cups stand beside the coffee. */
export const price = (amount: number) => formatMoney({ amount, currency: shop.currency });
