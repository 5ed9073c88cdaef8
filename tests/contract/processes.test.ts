import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { parseSettings } from "#server/env.ts";
import { PER_ADDRESS } from "#server/services/rate-limits.ts";
import { beginRequest } from "../support/begin-request.ts";
import { emptyData, freshData } from "./support/data.ts";
import { databasesFor, jsonPost } from "./support/harness.ts";
import { spawnServer, startServer } from "./support/processes.ts";

const databases = databasesFor(import.meta.filename);
const subscribe = (url: string, email: string) => fetch(`${url}/api/send`, jsonPost({ email }));

describe.each(databases)("two processes on one %s database", (kind) => {
  it("start at once and behave as one: rows, mails and limits", async () => {
    const data = await emptyData(kind);
    const [one, two] = await Promise.all([startServer(data), startServer(data)]);
    const answers = await Promise.all(
      Array.from({ length: PER_ADDRESS.points + 10 }, (_, turn) =>
        // Each mailbox is asked for twice, once at each process.
        subscribe(turn % 2 ? one.url : two.url, `a${Math.floor(turn / 2)}@example.com`),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(200)).toBe(PER_ADDRESS.points);
    expect(count(429)).toBe(10);

    const database = await openDatabase(parseSettings(data), () => {});
    const accepted = (await database.queries.selectFrom("subscriptions").select("email").execute())
      .length;
    expect(accepted).toBeGreaterThanOrEqual(PER_ADDRESS.points / 2);
    const sentCount = async () => {
      const rows = await database.queries.selectFrom("outbox").select("state").execute();
      expect(rows).toHaveLength(accepted);
      return rows.filter(({ state }) => state === "sent").length;
    };
    await expect.poll(sentCount).toBe(accepted);
    await database.close();

    const ends = await Promise.all([one.stop(), two.stop()]);
    const kept = ends.flatMap(({ output }) => output.match(/"file":"[^"]+"/g) ?? []);
    expect(kept).toHaveLength(accepted);
    expect(new Set(kept).size).toBe(accepted);
  });
});

describe("the server process", () => {
  it("says in one sentence that the port is taken", async () => {
    const data = await freshData("sqlite");
    const first = await startServer(data);
    const port = new URL(first.url).port;
    expect(await spawnServer({ ...data, PORT: port }).end).toEqual({
      code: 1,
      output: `Port ${port} is already in use: stop the other program, or choose another port, for example PORT=${Number(port) + 1}.\n`,
    });
  });

  it("says in one sentence which setting is wrong", async () => {
    const { code, output } = await spawnServer({ PORT: "many" }).end;
    expect(code).toBe(1);
    expect(output).toMatch(/^PORT is not usable: set it to .*\.\n$/);
  });

  it.each([
    [
      { DATABASE_URL: "postgres://127.0.0.1:1/nothing" },
      /^DATABASE_URL leads to no usable .+\.\n$/,
    ],
    [{ DATA_DIR: "/dev/null/data" }, /^DATA_DIR is not usable .+\.\n$/],
  ])("says in one sentence that there is no database at %j", async (env, sentence) => {
    const { code, output } = await spawnServer({ ...(await freshData("sqlite")), ...env }).end;
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
  });

  it("warns loudly when limits are off", async () => {
    const server = await startServer({ ...(await freshData("sqlite")), RATE_LIMIT: "off" });
    await server.says(/RATE_LIMIT=off/);
  });

  it.each(["SIGTERM", "SIGINT"] as const)("on %s finishes what it accepted", async (signal) => {
    const server = await startServer(await freshData("sqlite"));
    const call = await beginRequest(server.url);
    const answer = once(call.request, "response") as Promise<[{ statusCode: number }]>;
    server.process.kill(signal);
    await server.says(/"msg":"stopping"/);
    call.finish();
    expect((await answer)[0].statusCode).toBe(200);
    expect((await server.end).code).toBe(0);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow("fetch failed");
  });

  it("goes on for STOP_DELAY_SECONDS, while its health says that it stops", async () => {
    const server = await startServer({ ...(await freshData("sqlite")), STOP_DELAY_SECONDS: "60" });
    server.process.kill("SIGTERM");
    await server.says(/"msg":"stopping"/);
    const ask = async (path: string) => {
      const { status, headers } = await fetch(server.url + path);
      return [status, headers.get("connection")];
    };
    expect(await ask("/healthz")).toEqual([503, "close"]);
    expect(await ask("/readyz")).toEqual([503, "close"]);
    expect(await ask("/")).toEqual([200, "close"]);
    expect(server.process.exitCode).toBeNull();
  });

  it("takes SIGTERM that is repeated for one", async () => {
    const server = await startServer(await freshData("sqlite"));
    const call = await beginRequest(server.url);
    const answer = once(call.request, "response") as Promise<[{ statusCode: number }]>;
    for (let turn = 0; turn < 3; turn += 1) {
      server.process.kill("SIGTERM");
      // Over a second in all: a repeated signal used to mean "now" after that.
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    expect(server.process.exitCode).toBeNull();
    call.finish();
    expect((await answer)[0].statusCode).toBe(200);
    expect((await server.end).code).toBe(0);
  });

  it("is hurried by Ctrl-C pressed again", async () => {
    const server = await startServer(await freshData("sqlite"));
    const call = await beginRequest(server.url);
    const lost = once(call.request, "error");
    // Under npm each press arrives twice.
    for (let time = 0; time < 2; time += 1) server.process.kill("SIGINT");
    // Signals within a second are one press.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(server.process.exitCode).toBeNull();
    expect((await server.stop("SIGINT")).code).toBe(1);
    await lost;
  });

  it("limits bodies that come in chunks or lie about their length", async () => {
    const server = await startServer({ ...(await freshData("sqlite")), RATE_LIMIT: "off" });
    const chunked = await fetch(`${server.url}/api/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([`{"email":"${"x".repeat(200_000)}"}`]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
    const announced = await rawRequest(
      server.url,
      "POST /api/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n{",
    );
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    expect((await subscribe(server.url, "ada@example.com")).status).toBe(200);
  });
});

/** Writes bytes and returns what comes back until the server closes, or for two seconds. */
function rawRequest(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}
