import { describe, expect, it } from "vitest";
import { pino } from "pino";
import { createDiskTransport } from "#server/mail/disk-transport.ts";
import { startHarness } from "./support/harness.ts";

const from = { name: "Vitrine", address: "hello@vitrine.example" };
const name = "2026-11-04T10-00-00-000Z-11111111-2222-3333-4444-555555555555.eml";

async function serverWithMail(env: Record<string, string>) {
  const server = await startHarness("sqlite", env);
  const logger = pino({ level: "silent" });
  await createDiskTransport(server.settings.dataDir, from, logger).send({
    id: "11111111-2222-3333-4444-555555555555",
    createdAt: server.clock.now,
    to: "ada@example.com",
    subject: "<b>Hello</b>",
    text: "See https://www.example.com/x <script>alert(1)</script>",
    html: `<p>Hi</p><script>alert(1)</script>" onload="alert(1)`,
  });
  return server;
}

describe("/dev/mail", () => {
  it.each([
    [{ NODE_ENV: "development", HOST: "0.0.0.0" }, 200],
    [{ HOST: "127.0.0.1" }, 200],
    [{ HOST: "localhost" }, 200],
    [{ HOST: "::1" }, 200],
    [{ HOST: "0.0.0.0" }, 404],
    [{ HOST: "127.0.0.1", SMTP_URL: "smtp://mail.example.com" }, 404],
  ])("with %j answers %i", async (env, status) => {
    const server = await startHarness("sqlite", env);
    const answer = await server.request("/dev/mail");
    // Closed, the address is an ordinary page of the site, which knows none there (the stub site answers JSON).
    const open = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    expect(open).toBe(status === 200);
  });

  it("lists mails and says why it is open", async () => {
    const server = await serverWithMail({ HOST: "127.0.0.1" });
    const text = await (await server.request("/dev/mail")).text();
    expect(text).toContain(`href="/dev/mail/${name}"`);
    expect(text).toContain("&lt;b&gt;Hello&lt;/b&gt;");
    expect(text).toContain("listens on this machine only");
  });

  it("shows a mail so that nothing in it can run", async () => {
    const server = await serverWithMail({ HOST: "127.0.0.1" });
    const answer = await server.request(`/dev/mail/${name}`);
    const text = await answer.text();
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).not.toContain("<script>");
    expect(text).not.toContain(`" onload=`);
    expect(text).toContain(`sandbox srcdoc="&lt;p&gt;Hi`);
    expect(text).toContain(`<a href="https://www.example.com/x">`);
  });

  it.each(["nothing.eml", "..%2Fvitrine.sqlite", "%2e%2e/%2e%2e/etc/passwd", "x"])(
    "knows no mail %s",
    async (path) => {
      const server = await serverWithMail({ HOST: "127.0.0.1" });
      const answer = await server.request(`/dev/mail/${path}`);
      expect(await answer.text()).not.toContain("SQLite");
      if (answer.headers.get("content-type")?.startsWith("text/html")) {
        expect(answer.status).toBe(404);
      }
    },
  );
});
