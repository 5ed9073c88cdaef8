import { pino } from "pino";
import { site } from "#content/site.ts";
import { formatMoney } from "#shared/shop/money.ts";
import { type OwnerStep, ownerSteps, stateLabel, toldState } from "#shared/shop/order-state.ts";
import { presentDatabase } from "#server/db/backup.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { parseSettings, type Settings } from "#server/env.ts";
import { features } from "#server/features.ts";
import type { ShopServices } from "#server/features/shop/ports.ts";
import { createRuntime, type Runtime } from "#server/runtime.ts";
import { serversPublicUrl } from "#server/services/public-url.ts";
import { endWithSentence } from "#server/start-trouble.ts";

/**
 * Running the shop from the command line, on the server's database (README). Mails about it are put into the outbox and sent by the
 * server, with its address in them.
 */
const USAGE = `npm run shop -- orders                      the newest fifty orders
npm run shop -- order NUMBER packed         or sent, delivered, refunded
npm run shop -- stock                       how many of each product are in stock
npm run shop -- stock SKU +12               adds twelve, or removes three with -3`;

const LISTED = 50;

/** @returns whether it was done. */
type Task = (runtime: Runtime) => Promise<boolean>;

const [command, ...words] = process.argv.slice(2);
const task = askedFor();
if (!task) {
  console.log(USAGE);
  process.exit(1);
}
const logger = pino({ level: "warn" }, pino.destination(2));
const runtime = await openShop().catch(endWithSentence);
try {
  process.exitCode = (await task(runtime)) ? 0 : 1;
} finally {
  await runtime.close();
}

function askedFor(): Task | undefined {
  const [first, second = "", more] = words;
  if (more !== undefined) return undefined;
  if (command === "orders" && first === undefined) return listOrders;
  if (command === "stock" && first === undefined) return listStock;
  if (first === undefined) return undefined;
  const step = ownerSteps.find((each) => each === second);
  if (command === "order" && step) return (opened) => moveOrder(opened, first, step);
  if (command === "stock" && /^[+-]\d{1,6}$/.test(second))
    return (opened) => changeStock(opened, first, Number(second));
  return undefined;
}

async function openShop(): Promise<Runtime> {
  const settings = parseSettings(process.env, features);
  if (!settings.databaseUrl) presentDatabase(settings.dataDir);
  // All else writes no mail.
  const publicUrl = command === "order" ? await addressForMails(settings) : settings.publicUrl;
  return createRuntime({ settings: { ...settings, publicUrl }, logger });
}

async function addressForMails(settings: Settings): Promise<string> {
  const database = await openDatabase(settings, (error) => logger.warn({ err: error }));
  try {
    return await serversPublicUrl(database, settings.namedPublicUrl);
  } finally {
    await database.close();
  }
}

async function listOrders({ database }: Runtime): Promise<boolean> {
  const orders = await database.queries
    .selectFrom("orders")
    .select(["number", "state", "total", "currency", "email", "created_at"])
    .orderBy("created_at", "desc")
    .limit(LISTED)
    .execute();
  console.table(
    orders.map(({ number, state, total, currency, email, created_at }) => ({
      number,
      state: stateLabel(toldState(state, total)),
      total: formatMoney(total, currency, site.locale),
      email,
      "placed (UTC)": new Date(created_at).toISOString().slice(0, 16),
    })),
  );
  return true;
}

async function moveOrder(opened: Runtime, number: string, state: OwnerStep): Promise<boolean> {
  const moved = await shopOf(opened).orders.move(number, state);
  console.log(
    moved
      ? `Order ${number} is marked as ${stateLabel(moved).toLowerCase()}.`
      : `Nothing changed: there is no order ${number}, or it cannot be marked as ${state} yet.`,
  );
  return moved !== null;
}

async function listStock(opened: Runtime): Promise<boolean> {
  const levels = Object.entries(await shopOf(opened).stockLevels());
  levels.sort(([a], [b]) => a.localeCompare(b));
  console.table(Object.fromEntries(levels.map(([sku, left]) => [sku, { "in stock": left }])));
  return true;
}

async function changeStock({ database }: Runtime, sku: string, change: number): Promise<boolean> {
  const row = await database.queries
    .updateTable("stock")
    .set((column) => ({ available: column("available", "+", change) }))
    .where("sku", "=", sku)
    .where((eb) => eb("available", ">=", -change))
    .returning("available")
    .executeTakeFirst();
  console.log(
    row
      ? `${sku}: ${row.available} in stock.`
      : `Nothing changed: there is no product ${sku}, or fewer than that are in stock.`,
  );
  return row !== undefined;
}

function shopOf({ services }: Runtime): ShopServices {
  return services.shop;
}
