import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { isDatabaseUnavailable } from "#server/db/errors.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { freshData } from "./support/data.ts";
import { endurance } from "./support/endurance.ts";

/*
 * Rule: whoever asks PostgreSQL is told in time, also where it says nothing any more, not even that it is gone: a machine without power, a
 * network that has forgotten a connection.
 */

/** Waits of these tests, in ms: shorter than those of visitors. */
const patience = { ...endurance, connect: 3000, answer: 1000, count: 1000, silence: 500 };
/** Longer than all of them together, and than a busy machine needs to say so. */
const SOON = 15_000;

/** Stands in front of PostgreSQL. While it is silent it swallows what comes; a connection on which it did stays dead. */
async function startPassage(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const passage = { isSilent: false };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isDead = false;
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        isDead ||= passage.isSilent;
        if (!isDead) to.write(chunk);
      });
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const end = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: url.href, passage, end };
}

/** A database behind such a passage, and a question to it of each kind. */
async function startBehindPassage() {
  const { DATABASE_URL, DATA_DIR } = await freshData("postgres");
  const { url, passage, end } = await startPassage(DATABASE_URL!);
  const lost = vi.fn();
  const place = { databaseUrl: url, dataDir: DATA_DIR! };
  const database = await openDatabase(place, lost, patience);
  onTestFinished(async () => {
    end();
    await database.close();
  });
  const limit = { keyPrefix: "silence", points: 1000, duration: 60 };
  const limiter = database.limitStore.createLimiter(limit);
  const questions: (() => Promise<unknown>)[] = [
    () => database.queries.selectFrom("settings").selectAll().execute(),
    () =>
      database.write((transaction) =>
        transaction.deleteFrom("settings").where("key", "=", "none").execute(),
      ),
    () => limiter.consume("somebody"),
  ];
  return { passage, lost, questions };
}

it("tells each who reads, writes or counts, and goes on when it is back", async () => {
  const { passage, questions } = await startBehindPassage();
  for (const question of questions) await question();
  passage.isSilent = true;
  const begun = performance.now();
  // More than there are connections.
  const asked = questions.flatMap((question) => Array.from({ length: 8 }, () => question()));
  const answers = await Promise.allSettled(asked);
  expect(performance.now() - begun).toBeLessThan(SOON);
  for (const answer of answers) {
    if (answer.status === "fulfilled") throw new Error("silence has answered");
    expect(isDatabaseUnavailable(answer.reason), String(answer.reason)).toBe(true);
  }
  passage.isSilent = false;
  for (const question of questions) await question();
});

it("leaves a connection alone that rests", async () => {
  const { lost, questions } = await startBehindPassage();
  for (const question of questions) await question();
  await pause(2 * (patience.answer + patience.silence));
  expect(lost).not.toHaveBeenCalled();
});
