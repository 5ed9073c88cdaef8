import { describe, expect, it } from "vitest";
import { databasesFor, startHarness } from "./support/harness.ts";
import { needless, unending, unheld } from "./support/keeping.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("what is kept about people on %s", (kind) => {
  it("is found by somebody and erased by somebody", async () => {
    const server = await startHarness(kind);
    const { features: made } = server.runtime;
    expect(await unheld(server, made)).toEqual([]);
    expect(await unheld(server, [])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^outbox is kept about visitors \(server\/house-keeping\.ts\)/),
        expect.stringMatching(/holds a mail address, and no holder finds or erases its row/),
      ]),
    );
  });

  it("ends, by the period that was promised", async () => {
    const server = await startHarness(kind);
    expect(await unending(server)).toEqual([]);
    expect(await unending(server, () => undefined)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^KEEP_MAILS_DAYS is promised \(server\/house-keeping\.ts\)/),
        expect.stringMatching(/^outbox is kept about visitors .* for ever/),
      ]),
    );
  });
});

it("says of a table one thing only: about visitors or not, with an excuse or without", () => {
  expect(needless()).toEqual([]);
});
