import { describe, expect, it } from "vitest";
import { createBuyer } from "../contract/support/buyer.ts";
import { freshData } from "../contract/support/data.ts";
import { bothDatabases } from "../contract/support/harness.ts";
import { startServer } from "../contract/support/processes.ts";
import { withDatabase } from "../contract/support/with-database.ts";

const BUYERS = 100;
/** The article of which one piece is left in the beginning. */
const LAST = "DRUM-BLACK";

const setups = [
  ...bothDatabases.map((kind) => [kind, 1] as const),
  ...bothDatabases.map((kind) => [kind, 2] as const),
];

describe.each(setups)("the last piece on %s with %i process(es)", (kind, processes) => {
  it(`goes to one of ${BUYERS} buyers who press the button together`, async () => {
    const env: Record<string, string> = {
      ...(await freshData(kind)),
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    };
    const servers = await Promise.all(Array.from({ length: processes }, () => startServer(env)));
    const buyers = Array.from({ length: BUYERS }, (_, turn) => {
      // Each step of a buyer goes to another process.
      let step = turn;
      return createBuyer((path, init) => {
        step += 1;
        return fetch(`${servers[step % processes]?.url}${path}`, init);
      });
    });
    await Promise.all(buyers.map((buyer) => buyer.put(LAST)));
    const answers = await Promise.all(buyers.map((buyer) => buyer.order()));

    const codes: Record<string, number> = {};
    for (const answer of answers) {
      const body = (await answer.json()) as { status: string; code?: string };
      const name = `${answer.status} ${body.code ?? body.status}`;
      codes[name] = (codes[name] ?? 0) + 1;
    }
    expect(codes).toEqual({ "201 success": 1, "409 out-of-stock": BUYERS - 1 });
    await withDatabase(env, async ({ queries }) => {
      expect(await queries.selectFrom("orders").select("state").execute()).toEqual([
        { state: "paid" },
      ]);
      expect(await queries.selectFrom("test_payments").select("outcome").execute()).toHaveLength(1);
      const stock = queries.selectFrom("stock").select("available").where("sku", "=", LAST);
      expect(await stock.execute()).toEqual([{ available: 0 }]);
    });
    for (const server of servers) expect((await server.stop()).output).not.toContain('"level":50');
  });
});
