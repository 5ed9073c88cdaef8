import { PaymentMarks } from "#app/features/shop/footer/payment-marks.tsx";
import { ShopDepartments } from "#app/features/shop/footer/shop-departments.tsx";
import { ShopPromises } from "#app/features/shop/footer/shop-promises.tsx";
import type { SlotOf } from "./contract.ts";

/** Across a footer, before anything else. */
export const footerHeads: SlotOf = [ShopPromises];

/** What a footer leads to first. */
export const footerDirectories: SlotOf<{ className?: string }> = [ShopDepartments];

/** Small signs beside the site's mark. */
export const footerMarks: SlotOf = [PaymentMarks];
