import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Patience } from "#server/connections.ts";
import type { AppEnv } from "#server/context.ts";
import { listen } from "#server/listen.ts";
import type { BeforeApp } from "#server/middleware/files-first.ts";

/** Far longer than a test: of all times only the one that a test shortens can end a connection. */
const NEVER = 10 * 60_000;
const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

async function start(times: Partial<Patience>, app = new Hono<AppEnv>(), first?: BeforeApp) {
  app.get("/", (context) => context.text("hello"));
  // Nobody is there to read it.
  app.onError(() => new Response(null, { status: 500 }));
  const listener = await listen(
    app,
    { host: "127.0.0.1", port: 0, publicUrl: "https://www.example.com/shop2" },
    {
      headers: NEVER,
      request: NEVER,
      keepAlive: NEVER,
      idle: NEVER,
      check: 20,
      drain: NEVER,
      unused: 20,
      ...times,
    },
    first,
  );
  const clients: Client[] = [];
  onTestFinished(async () => {
    for (const { socket } of clients) socket.destroy();
    await listener.close();
  });
  return {
    listener,
    client(...bytes: (string | Buffer)[]): Client {
      const client = createClient(listener.port, bytes);
      clients.push(client);
      return client;
    },
  };
}

type Client = ReturnType<typeof createClient>;

function createClient(port: number, bytes: (string | Buffer)[]) {
  const socket: Socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  socket.on("error", () => {});
  for (const part of bytes) socket.write(part);
  const ended = new Promise<void>((resolve) => {
    socket.once("end", resolve);
    socket.once("close", () => resolve());
  });
  return {
    socket,
    /** What came, when the server has ended the connection. */
    ended: () => ended.then(() => Buffer.concat(received).toString()),
    text: () => Buffer.concat(received).toString(),
    answers: () => Buffer.concat(received).toString().split("HTTP/1.1 200 OK").length - 1,
  };
}

/** Goes on sending until the connection is closed. */
function trickle({ socket }: Client, text: string) {
  let turn = 0;
  const timer = setInterval(() => {
    if (socket.writable) socket.write(text[turn++ % text.length] ?? "");
  }, 20);
  socket.once("close", () => clearInterval(timer));
  onTestFinished(() => clearInterval(timer));
}

it("a question of HTTP/1.0, which need not name a host, is answered", async () => {
  const app = new Hono<AppEnv>();
  app.get("/healthz", (context) => context.text(context.req.url));
  const server = await start({}, app);
  const answer = await server.client("GET /healthz HTTP/1.0\r\n\r\n").ended();
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*http:\/\/www\.example\.com\/healthz$/);
});

describe("a connection without a request is closed", () => {
  it.each([
    ["that sends nothing", []],
    ["that sends one byte", ["G"]],
    ["that sends empty lines", ["\r\n\r\n"]],
    ["that sends half of its headers", ["GET / HTTP/1.1\r\nHost: x\r\nX-A: "]],
    ["that sends no end of its headers", [GET.slice(0, -2)]],
  ])("%s", async (_what, bytes) => {
    const server = await start({ headers: 200 });
    const began = performance.now();
    const answer = await server.client(...bytes).ended();
    expect(performance.now() - began, "it has its time").toBeGreaterThan(190);
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 [^]*)?$/);
  });

  it.each([
    ["headers byte by byte", "X-Slow: yes\r\n"],
    ["empty lines, one after the other", "\r\n"],
  ])("that sends %s", async (_what, text) => {
    const server = await start({ headers: 200 });
    const client = server.client(text.startsWith("X") ? GET.slice(0, -2) : "");
    trickle(client, text);
    expect(await client.ended()).not.toContain("200");
  });

  it("that asked once and then sends nothing but empty lines", async () => {
    const server = await start({ headers: 200, keepAlive: 200 });
    const client = server.client(GET);
    await expect.poll(client.answers).toBe(1);
    trickle(client, "\r\n");
    await client.ended();
    expect(client.answers()).toBe(1);
  });

  it("that asked once and then sends a request byte by byte", async () => {
    const server = await start({ headers: 200, keepAlive: 200 });
    const client = server.client(GET);
    await expect.poll(client.answers).toBe(1);
    trickle(client, `GET /${"a".repeat(8000)}`);
    await client.ended();
    expect(client.answers()).toBe(1);
  });

  it("that asked once and then says nothing", async () => {
    const server = await start({ keepAlive: 200 });
    const client = server.client(GET);
    await client.ended();
    expect(client.answers()).toBe(1);
  });

  it("however many there are", async () => {
    const server = await start({ headers: 200 });
    const silent = Array.from({ length: 300 }, () => server.client());
    await Promise.all(silent.map((client) => client.ended()));
    const client = server.client(GET);
    await expect.poll(client.answers, { message: "the next visitor is answered" }).toBe(1);
  });
});

describe("a connection in the middle of something is closed", () => {
  it("when its client takes nothing of the answer", async () => {
    const app = new Hono<AppEnv>();
    let givenUp = false;
    app.get("/endless", () => {
      const stream = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)),
        cancel: () => void (givenUp = true),
      });
      return new Response(stream);
    });
    const server = await start({ idle: 300 }, app);
    const { socket } = server.client("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n");
    socket.pause();
    await expect.poll(() => givenUp).toBe(true);
  });

  it("when the rest of its body does not come", async () => {
    const app = new Hono<AppEnv>();
    app.post("/", async (context) => context.text(await context.req.text()));
    const server = await start({ idle: 300 }, app);
    const client = server.client("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc");
    expect(await client.ended()).not.toContain("200");
  });

  it("when its body comes byte by byte", async () => {
    const app = new Hono<AppEnv>();
    app.post("/", async (context) => context.text(await context.req.text()));
    const server = await start({ headers: 300, request: 300 }, app);
    const client = server.client("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n");
    trickle(client, "a");
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("but not while its client takes the answer slowly", async () => {
    const app = new Hono<AppEnv>();
    const size = 40 * 1024 * 1024;
    app.get("/large", (context) => context.body(new Uint8Array(size)));
    const idle = 2000;
    const server = await start({ idle }, app);
    const { socket } = server.client("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
    const began = performance.now();
    let received = 0;
    let burst = 0;
    socket.on("data", (chunk: Buffer) => {
      received += chunk.length;
      burst += chunk.length;
      if (burst < 2 * 1024 * 1024) return;
      burst = 0;
      socket.pause();
      setTimeout(() => socket.resume(), 150);
    });
    await expect.poll(() => received).toBeGreaterThan(size);
    expect(performance.now() - began, "it took longer than the limit").toBeGreaterThan(idle);
  });
});

describe("what is no request", () => {
  it.each([
    ["TLS", Buffer.from("160301020001000001fc0303", "hex")],
    ["zeros", Buffer.alloc(64)],
    ["a line of SMTP", "EHLO mail.example.com\r\n"],
    ["CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("%s ends the connection at once", async (_what, bytes) => {
    const server = await start({});
    expect(await server.client(bytes).ended()).toMatch(/^(?:HTTP\/1\.1 400 [^]*)?$/);
  });

  it("behind a request ends the connection, and the next visitor is answered", async () => {
    const server = await start({});
    const client = server.client(GET, "\u0001garbage\r\n\r\n");
    // What came together is refused together, unless the answer was on its way.
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 (?:200 [^]*hello|400 )/);
    expect(client.text()).not.toContain("garbage");
    const next = server.client(GET);
    await expect.poll(next.answers, { message: "the next visitor is answered" }).toBe(1);
  });
});

describe("a client that has closed its side", () => {
  it("gets the answer to what it asked", async () => {
    const server = await start({});
    const client = server.client(GET);
    client.socket.end();
    expect(await client.ended()).toContain("hello");
  });

  it("without a question is let go", async () => {
    const server = await start({});
    const client = server.client();
    client.socket.end();
    expect(await client.ended()).toBe("");
  });
});

/** Answers at `/slow` when its gate opens, and says when it has begun. */
function slowApp() {
  const app = new Hono<AppEnv>();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  app.get("/slow", async (context) => {
    begun.resolve();
    await gate.promise;
    return context.text("late but here");
  });
  return { app, begun, gate };
}

describe("a server that stops", () => {
  it("does not wait for connections that ask nothing", async () => {
    const server = await start({});
    const silent = server.client();
    const kept = server.client(GET);
    await expect.poll(kept.answers).toBe(1);
    await server.listener.close();
    expect(await silent.ended()).toBe("");
    expect(await kept.ended()).toContain("hello");
  });

  it("still answers the second of two requests that came together", async () => {
    const { app, begun, gate } = slowApp();
    const server = await start({}, app);
    const client = server.client(`${GET}GET /slow HTTP/1.1\r\nHost: x\r\n\r\n`);
    const silent = server.client();
    await begun.promise;
    await expect.poll(client.answers).toBe(1);
    const closed = server.listener.close();
    // Connections that nothing is owed to have been looked for.
    await silent.ended();
    gate.resolve();
    await closed;
    expect(await client.ended()).toContain("late but here");
  });

  it("closes the connection with an answer that is given before the app is asked", async () => {
    const { app, begun, gate } = slowApp();
    const asked = Promise.withResolvers<void>();
    const server = await start({}, app, (incoming, outgoing, next) => {
      if (incoming.url !== "/file") return next();
      outgoing.writeHead(200, { "Content-Type": "text/plain" }).end("from memory");
      asked.resolve();
    });
    const client = server.client("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    await begun.promise;
    const closed = server.listener.close();
    client.socket.write("GET /file HTTP/1.1\r\nHost: x\r\n\r\n");
    await asked.promise;
    gate.resolve();
    await closed;
    expect(await client.ended()).toMatch(/late but here[^]*Connection: close[^]*from memory/);
  });
});
