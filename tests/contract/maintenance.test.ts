import { ABOUT_US, confirmSubscriptionPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { MAINTENANCE_PAGE } from "#shared/maintenance.ts";
import { buyerOf, cards, placed } from "./support/buyer.ts";
import { freshData } from "./support/data.ts";
import { formPost, jsonPost, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { startServer } from "./support/processes.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";
import { HOUR, watchClock } from "./support/sweep.ts";
import { withDatabase } from "./support/with-database.ts";

const closed = (value = "1") => startHarness("sqlite", { MAINTENANCE: value });
const email = "ada@example.com";

describe("while the site is being worked on", () => {
  it.each(["/", ABOUT_US, `${ABOUT_US}?a=1`, "/missing", confirmSubscriptionPath("x")])(
    "%s answers 503 with the page that says so, and when to come back",
    async (path) => {
      const server = await closed();
      const answer = await server.request(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("600");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.json()).toMatchObject({
        url: PUBLIC_URL + MAINTENANCE_PAGE,
        maintenance: { until: null },
      });
    },
  );

  it("answers HEAD as GET", async () => {
    const server = await closed();
    const answer = await server.request(ABOUT_US, { method: "HEAD" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "600"]);
  });

  it("tells machines the seconds until the time that was set, at least a minute once it is over", async () => {
    const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString().replace(/\.\d+/, "");
    const before = await (await closed(inAnHour)).request("/");
    expect(Number(before.headers.get("retry-after"))).toBeGreaterThan(3590);
    expect(Number(before.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    const overdue = await (await closed("2026-01-01T10:00Z")).request("/");
    expect([overdue.status, overdue.headers.get("retry-after")]).toEqual([503, "60"]);
  });

  it("serves files as ever, so that the page has its looks", async () => {
    const server = await closed();
    const file = await server.request("/file.txt");
    expect([file.status, await file.text()]).toEqual([200, "file"]);
  });

  it("has pages that were open before load the next one whole, never from elsewhere", async () => {
    const server = await closed();
    const next = async (path: string) => {
      const { status, headers } = await server.app.fetch(
        new Request(`http://localhost${path}`),
        {},
      );
      expect([status, headers.get("x-remix-reload-document")]).toEqual([204, "true"]);
      return headers.get("x-remix-redirect");
    };
    expect(await next(`${ABOUT_US}.data?_routes=root`)).toBe(ABOUT_US);
    expect(await next("/_.data")).toBe("/");
    expect(await next("/search.data?q=lamp&_routes=root")).toBe("/search?q=lamp");
    expect(await next("/%E8%8C%B6.data")).toBe("/%E8%8C%B6");
    expect(await next("/a%0D%0Ab.data")).toBe("/a%0D%0Ab");
    expect(await next("//evil.example/x.data")).toBe("/evil.example/x");
  });

  it.each(["//x:y.css", "//[x.css", "/%E8%8C%B6.css", "/%.css"])(
    "%s, which is no file, is closed like every page",
    async (path) => {
      const server = await closed();
      const answer = await server.app.fetch(new Request(`http://localhost${path}`), {});
      expect(answer.status).toBe(503);
    },
  );

  it("takes in nothing and says so: API, forms without script, one-click calls", async () => {
    const server = await closed();
    const sent = await server.send({ email }, { Origin: PUBLIC_URL });
    expect([sent.status, sent.headers.get("retry-after")]).toEqual([503, "600"]);
    expect(sent.headers.get("access-control-allow-origin")).toBe(PUBLIC_URL);
    expect(await sent.json()).toEqual({
      status: "error",
      code: "maintenance",
      message: expect.stringContaining("Nothing was sent"),
    });
    const posted = await server.request(ABOUT_US, formPost({ form: "subscribe", email }));
    expect(posted.status).toBe(503);
    const oneClick = await server.request(
      `/api/subscription/unsubscribe/${"a".repeat(43)}`,
      formPost({ "List-Unsubscribe": "One-Click" }),
    );
    expect(oneClick.status).toBe(503);
    expect(await subscriptionsIn(server)).toEqual([]);
  });

  it("is alive and ready: a proxy must go on sending visitors here, or they would see its own error", async () => {
    const server = await closed();
    expect((await server.request("/healthz")).status).toBe(200);
    expect((await server.request("/readyz")).status).toBe(200);
  });
});

it("mails, payments and deletions wait until the site is open again", async () => {
  const data = await freshData("sqlite");
  const before = await startHarness("sqlite", {}, data);
  // The servers that follow go by today's clock, and have to believe it.
  const today = Date.now();
  before.clock.now = today - 400 * 24 * HOUR;
  await before.send({ form: "contact", name: "Ada", email, message: "Are you open on Sunday?" });
  before.clock.now = today - 27 * HOUR;
  await watchClock(before, 26, 2 * HOUR);
  await before.send({ email });
  const buyer = buyerOf(before);
  await buyer.put("YOYO");
  await placed(await buyer.order({ cardNumber: cards.delayed }));
  await before.close();
  const kept = () =>
    withDatabase(data, async ({ queries }) => {
      const orders = await queries.selectFrom("orders").select("state").execute();
      const messages = await queries.selectFrom("messages").select("form").execute();
      return [...orders, ...messages];
    });

  const working = await startServer({ ...data, MAINTENANCE: "1" });
  await working.says(/MAINTENANCE is set/);
  expect((await fetch(`${working.url}/api/send`, jsonPost({ email }))).status).toBe(503);
  expect((await fetch(working.url)).status).toBe(503);
  const { code, output } = await working.stop();
  expect(code).toBe(0);
  expect(output).not.toContain("mail kept");
  expect(await kept()).toEqual([{ state: "pending" }, { form: "contact" }]);

  const open = await startServer(data);
  await open.says(/mail kept/);
  await expect.poll(kept).toEqual([{ state: "paid" }]);
});
