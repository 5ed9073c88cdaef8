import { describe, expect, it } from "vitest";
import { pino } from "pino";
import { createDiskTransport } from "#server/mail/disk-transport.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { startServer } from "./support/processes.ts";

const databases = databasesFor(import.meta.filename);
/** Rule: nothing that opens an account is shown over HTTP without a key. */
const from = { name: "Vitrine", address: "hello@vitrine.example" };
const name = "2026-11-04T10-00-00-000Z-11111111-2222-3333-4444-555555555555.eml";
const LOCAL = "http://localhost:3000";

/** A server as `npm start` without settings has it, with one kept mail. */
async function serverWithMail(env: Record<string, string> = {}) {
  const server = await startHarness("sqlite", { PUBLIC_URL: LOCAL, HOST: "127.0.0.1", ...env });
  const logger = pino({ level: "silent" });
  await createDiskTransport(server.settings.dataDir, from, logger).send({
    id: "11111111-2222-3333-4444-555555555555",
    createdAt: server.clock.now,
    to: "ada@example.com",
    subject: "<b>Hello</b>",
    text: "See https://www.example.com/x <script>alert(1)</script>",
    html: `<p>Hi</p><script>alert(1)</script>" onload="alert(1)`,
  });
  return {
    ...server,
    async read(
      path: string,
      {
        headers = {},
        peer = "127.0.0.1",
      }: { headers?: Record<string, string>; peer?: string } = {},
    ) {
      const answer = await server.request(
        path,
        { headers: { Host: "localhost:3000", ...headers } },
        peer,
      );
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text };
    },
  };
}

/** What holds a mail or the list of them. */
const isOpen = ({ text }: { text: string }) => /Saved emails|ada@example\.com/.test(text);

describe("/dev/mail", () => {
  it("is open on this machine to who has the key", async () => {
    const server = await serverWithMail();
    const list = await server.read(`/dev/mail/${server.keptMailKey}`);
    expect(list.status).toBe(200);
    expect(list.text).toContain(`href="/dev/mail/${server.keptMailKey}/${name}"`);
    expect(list.text).toContain("&lt;b&gt;Hello&lt;/b&gt;");
    expect(list.headers.get("referrer-policy")).toBe("no-referrer");
    expect(list.headers.get("cache-control")).toBe("no-store");
    for (const [peer, host] of [
      ["::1", "[::1]:3000"],
      ["::ffff:127.0.0.1", "127.0.0.1:3000"],
      ["127.0.0.53", "LOCALHOST"],
    ] as const) {
      const answer = await server.read(`/dev/mail/${server.keptMailKey}`, {
        peer,
        headers: { Host: host },
      });
      expect(isOpen(answer), host).toBe(true);
    }
  });

  it("is an address that leads nowhere to everybody else, on loopback as well", async () => {
    const server = await serverWithMail();
    const key = server.keptMailKey ?? "";
    const other = (await serverWithMail()).keptMailKey ?? "";
    const nowhere = await server.read("/dev/nothing");
    for (const path of [
      "/dev/mail",
      "/dev/mail/",
      `/dev/mail/${name}`,
      "/dev/mail//",
      `/dev/mail/${other}`,
      `/dev/mail/${other}/${name}`,
      `/dev/mail/${key.slice(0, -1)}`,
      `/dev/mail/${key}x`,
      `/dev/mail/${key.toLowerCase()}`,
      "/dev/mail/undefined",
      "/dev/mail/null",
      "/dev/mail/:key",
      `/DEV/mail/`,
    ]) {
      const answer = await server.read(path);
      expect(isOpen(answer), path).toBe(false);
      expect(answer.headers.get("content-type"), path).toBe(nowhere.headers.get("content-type"));
    }
  });

  const strangers: [string, Parameters<Awaited<ReturnType<typeof serverWithMail>>["read"]>[1]][] = [
    ["another machine", { peer: "192.168.0.7" }],
    ["a container's gateway", { peer: "172.17.0.1" }],
    ["nobody knows where", { peer: "" }],
    ["a name that was made to lead here", { headers: { Host: "rebind.example" } }],
    ["a name that begins as ours", { headers: { Host: "localhost.rebind.example" } }],
    ["a name of digits", { headers: { Host: "127.0.0.1.rebind.example:3000" } }],
    ["no name", { headers: { Host: "" } }],
    ...[
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "X-Forwarded-Proto",
      "X-Forwarded-Server",
      "Forwarded",
      "Via",
      "X-Real-IP",
      "X-Client-IP",
      "X-Original-Forwarded-For",
      "X-Cluster-Client-IP",
      "X-Envoy-External-Address",
      "True-Client-IP",
      "CF-Connecting-IP",
      "Fastly-Client-IP",
      "Fly-Client-IP",
    ].map((header): [string, { headers: Record<string, string> }] => [
      `a proxy's ${header}`,
      { headers: { [header]: "127.0.0.1" } },
    ]),
  ];
  it.each(strangers)("is closed to a request with the key from %s", async (_what, request) => {
    const server = await serverWithMail();
    for (const path of ["", `/${name}`])
      expect(isOpen(await server.read(`/dev/mail/${server.keptMailKey}${path}`, request))).toBe(
        false,
      );
  });

  it.each([
    ["a public address", { PUBLIC_URL }],
    ["a public address while developing", { PUBLIC_URL, NODE_ENV: "development" }],
    ["a name of the local network", { PUBLIC_URL: "http://vitrine.local:3000" }],
    ["a name that begins as ours", { PUBLIC_URL: "http://localhost.example.com" }],
    ["a proxy that is trusted", { TRUST_PROXY: "1" }],
    ["a mail server", { SMTP_URL: "smtp://mail.example.com" }],
  ])("does not exist with %s", async (_what, env) => {
    const server = await serverWithMail(env);
    expect(server.keptMailKey).toBeNull();
  });

  it.each<Record<string, string>>([
    { HOST: "0.0.0.0" },
    { NODE_ENV: "development" },
    { NODE_ENV: "test", HOST: "::" },
  ])("needs the key whatever %j says", async (env) => {
    const server = await serverWithMail(env);
    expect(isOpen(await server.read("/dev/mail"))).toBe(false);
    expect(isOpen(await server.read(`/dev/mail/${server.keptMailKey}`))).toBe(true);
  });

  it("shows a mail so that nothing in it can run", async () => {
    const server = await serverWithMail();
    const { text, headers } = await server.read(`/dev/mail/${server.keptMailKey}/${name}`);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).not.toContain("<script>");
    expect(text).not.toContain(`" onload=`);
    expect(text).toContain(`sandbox srcdoc="&lt;p&gt;Hi`);
    expect(text).toContain(`<a href="https://www.example.com/x">`);
  });

  it.each(["nothing.eml", "..%2Fvitrine.sqlite", "x"])("knows no mail %s", async (path) => {
    const server = await serverWithMail();
    const answer = await server.read(`/dev/mail/${server.keptMailKey}/${path}`);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("SQLite");
  });

  it("knows nothing above its folder", async () => {
    const server = await serverWithMail();
    const above = `/dev/mail/${server.keptMailKey}/%2e%2e/%2e%2e/etc/passwd`;
    // Tidied before it gets here: it leads nowhere, as other addresses do.
    expect(new URL(above, LOCAL).pathname).toBe("/dev/etc/passwd");
    const nowhere = await server.read("/dev/nothing");
    const answer = await server.read(above);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      nowhere.status,
      nowhere.headers.get("content-type"),
    ]);
    expect(answer.text).not.toContain("root:");
  });

  it("never has its key in the log", async () => {
    const server = await serverWithMail();
    const key = server.keptMailKey ?? "";
    await server.read(`/dev/mail/${key}`);
    await server.read(`/dev/mail/${key}/${name}`);
    await server.read(`/dev/mail/${key}/${name}`, { peer: "192.168.0.7" });
    expect(server.log.length).toBeGreaterThan(0);
    expect(server.log.join("")).not.toContain(key);
  });
});

describe.each(databases)("the server's start on %s", (kind) => {
  it("prints the way to kept mails once, with a key of its own at each start", async () => {
    const data = { ...(await freshData(kind)), PUBLIC_URL: LOCAL };
    const keys: string[] = [];
    for (const turn of [1, 2]) {
      const server = await startServer(data);
      const [address] = await server.says(/http:\/\/localhost:\d+\/dev\/mail\/[\w-]{43}/);
      const { pathname } = new URL(address);
      keys.push(pathname);
      const answer = await fetch(`${server.url}${pathname}`);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringMatching(/No emails/),
      ]);
      const { code, output } = await server.stop();
      expect(code).toBe(0);
      expect(output.match(/\/dev\/mail\/[\w-]{43}/g), `start ${turn}`).toEqual([pathname]);
    }
    expect(new Set(keys).size).toBe(2);
  });

  it("says loudly where mails go when the site is public and none can be sent", async () => {
    const data = await freshData(kind);
    const open = await startServer({ ...data, PUBLIC_URL });
    const { output } = await open.stop();
    expect(output).toContain("NO MAIL LEAVES THIS MACHINE");
    expect(output).toContain(`${data.DATA_DIR}/mail`);
    expect(output).not.toContain("/dev/mail");
    const sending = await startServer({ ...data, PUBLIC_URL, SMTP_URL: "smtp://127.0.0.1:1" });
    expect((await sending.stop()).output).not.toMatch(/NO MAIL|dev\/mail/);
  });
});
