import { ABOUT_US, CHECKOUT } from "#content/addresses.ts";
import { connect } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freshData } from "../contract/support/data.ts";
import { bothDatabases, jsonPost } from "../contract/support/harness.ts";
import { startServer } from "../contract/support/processes.ts";

const BODIES = 10_000;
const RAW_REQUESTS = 500;
const CLIENTS = 40;
const SEED = 20_261_104;

const bodies = fc.oneof(
  fc.json(),
  fc.string({ unit: "binary", maxLength: 500 }),
  fc
    .dictionary(fc.string(), fc.oneof(fc.string({ unit: "binary" }), fc.double(), fc.boolean()))
    .map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }).map((email) => JSON.stringify({ form: "subscribe", email })),
  fc.integer({ min: 1, max: 40 }).map((kilobytes) => "x".repeat(kilobytes * 1024)),
);
const requests = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      bodies,
      fc.constant("application/json"),
      fc.constantFrom("/api/send", "/api/cart/lines", "/api/cart/coupon", "/api/orders"),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      bodies,
      fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
      fc.constantFrom("/", ABOUT_US, CHECKOUT),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(bodies, fc.string(), fc.constantFrom("/api/send", "/", "/api/payments/stripe"))
      .map(
        ([body, type, path]) =>
          [body, type.replace(/[^\x20-\x7e]/g, ""), path] as [string, string, string],
      ),
  },
);

describe.each(bothDatabases)("malformed requests on %s", (kind) => {
  it(`${BODIES} bodies give no 5xx`, async () => {
    const server = await startServer({
      ...(await freshData(kind)),
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    });
    const queue = fc.sample(requests, { numRuns: BODIES, seed: SEED });
    const statuses: Record<string, number> = {};

    async function client() {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [body, type, path] = next;
        const status = await fetch(`${server.url}${path}`, {
          method: "POST",
          headers: { "Content-Type": type },
          body,
          redirect: "manual",
        }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          // The server may hang up on a body it has refused before all of it was sent.
          () => "closed" as const,
        );
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client));

    console.log(`${kind}: ${JSON.stringify(statuses)}`);
    expect(Object.keys(statuses).filter((status) => status.startsWith("5"))).toEqual([]);
    expect(statuses.closed ?? 0).toBeLessThan(BODIES / 20);
    expect(server.process.exitCode).toBeNull();
    const after = await fetch(`${server.url}/api/send`, jsonPost({ email: "ada@example.com" }));
    expect(after.status).toBe(200);
  });
});

describe("broken HTTP", () => {
  it(`${RAW_REQUESTS} times neither ends the server nor gives a 5xx`, async () => {
    const server = await startServer({ ...(await freshData("sqlite")), LOG_LEVEL: "error" });
    const head = fc.constantFrom(
      "POST /api/send HTTP/1.1\r\nHost: x\r\n",
      "POST /api/send HTTP/1.1\r\nHost: a b\r\n",
      "POST /api/send HTTP/1.1\r\n",
      "POST //api/../../send HTTP/1.1\r\nHost: x\r\n",
      "GET /%00%ff/%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\nHost: x\r\n",
      "GET http://other.example/ HTTP/1.1\r\nHost: x\r\n",
      "GET * HTTP/1.1\r\nHost: x\r\n",
      "NONSENSE / HTTP/9.9\r\n",
    );
    const fields = fc.constantFrom(
      "Content-Type: application/json\r\nContent-Length: 5\r\n",
      "Content-Type: application/json\r\nContent-Length: -1\r\n",
      "Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n",
      "Transfer-Encoding: chunked\r\n",
      "Cookie: vitrine_notice=%E0%A4%A\r\nX-Forwarded-For: ,,,\r\n",
      "",
    );
    const body = fc.oneof(fc.constantFrom("{}", "zz\r\n{}", '5\r\n{"a":'), fc.string());
    const texts = fc
      .sample(fc.tuple(head, fields, body), { numRuns: RAW_REQUESTS, seed: SEED })
      .map(([first, second, third]) => `${first}${second}\r\n${third}`);
    const answers = await Promise.all(texts.map((text) => raw(server.url, text)));
    expect(answers.filter((answer) => /^HTTP\/1\.1 5/m.test(answer))).toEqual([]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.end(text));
    let answer = "";
    socket.setTimeout(3000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}
