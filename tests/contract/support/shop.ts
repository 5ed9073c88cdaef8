import type { DatabaseKind } from "#server/db/database.ts";
import { type Harness, startHarness, type Times } from "./harness.ts";

/** A shop of which one asks as often as one likes. */
export const startShop = (kind: DatabaseKind, times?: Times) =>
  startHarness(kind, { RATE_LIMIT: "off" }, undefined, times);

/** How many pieces of an article are left. */
export const stockOf = async (server: Harness, sku: string) =>
  (await server.runtime.services.shop.stockLevels())[sku];

/** All orders, the oldest first. */
export const ordersOf = ({ runtime }: Pick<Harness, "runtime">) =>
  runtime.database.queries.selectFrom("orders").selectAll().orderBy("created_at").execute();

/** An order as the page shows it to which the buyer was led. */
export const pageOf = (server: Harness, next: string) =>
  server.runtime.services.shop.orders.findByToken(next.split("/").at(-1) ?? "");
