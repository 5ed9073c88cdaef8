import type { NavigationLink } from "#content/navigation.ts";
import { readCart } from "#app/features/shop/cart/cart-api.ts";
import { forgetDraftOfOthers } from "#app/features/shop/checkout/checkout-draft.ts";
import { ShopBar } from "#app/features/shop/shop-bar/shop-bar.tsx";
import { insideShopTrail } from "#app/features/shop/shop-trail.ts";
import type { SlotOf } from "./contract.ts";

/** The pages above those of accounts. */
export const aboveAccounts: readonly NavigationLink[] = [...insideShopTrail];

/** What stands over the pages of accounts. */
export const accountBars: SlotOf = [ShopBar];

/** What the browser has noted of a visitor's things, asked anew or forgotten: signing in and out may have changed them. */
export const rereadings: readonly ((isSignedIn: boolean) => Promise<unknown>)[] = [
  readCart,
  forgetDraftOfOthers,
];
