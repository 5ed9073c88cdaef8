import { type KyselyPlugin, RawNode } from "kysely";
import { vi } from "vitest";
import type { Harness } from "./harness.ts";

/** The transactions that are waited for, each with its statements: as many and the same ones take the same time. */
export function watchWrites({ runtime: { database } }: Harness) {
  const transactions: string[][] = [];
  const write = database.write.bind(database);
  vi.spyOn(database, "write").mockImplementation((work) => {
    const statements: string[] = [];
    transactions.push(statements);
    const noting: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(RawNode.is(node) ? node.sqlFragments.join("?") : node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return write((transaction) => work(transaction.withPlugin(noting)));
  });
  return () => transactions.splice(0);
}
