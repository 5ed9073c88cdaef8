import { paymentWays } from "#content/shop-promises.ts";
import type { Extracts } from "#registry/page.ts";
import { departments, footerDepartmentsOf, promises } from "./shop-front.server.ts";

/** Names of departments without what is said of them, and what the shop promises in half a line. */
export const extracts: Extracts = {
  "virtual:shop-departments": {
    departments: departments.map(({ id, label }) => ({ id, label })),
  },
  "virtual:shop-footer": {
    departments: footerDepartmentsOf(departments),
    paymentWays,
    promises: promises.map(({ icon, title, brief }) => ({ icon, title, text: brief })),
  },
};
