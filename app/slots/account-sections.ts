import { AccountOrders } from "#app/features/shop/orders/account-orders/account-orders.tsx";
import type { AccountParts } from "./account-sections.server.ts";
import type { SlotOf } from "./contract.ts";

/** What the page of an account shows beside its settings. */
export const accountSections: SlotOf<AccountParts> = [AccountOrders];
