import { ABOUT_US, TEAM } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { BODY_LIMIT } from "#server/routes/read-body.ts";
import { formPost, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const own = { Origin: PUBLIC_URL };
const fields = { form: "subscribe", email: "ada@example.com" };

describe("a form without script", () => {
  it("comes back to its page with a notice that shows once", async () => {
    const server = await startHarness("sqlite");
    const answer = await server.request(`${ABOUT_US}?ref=mail`, formPost(fields, own));
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    expect(location).toBe(`${ABOUT_US}?ref=mail&sent=subscribe#form-return`);
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^__Host-vitrine_notice=subscribe; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await subscriptionsIn(server)).toHaveLength(1);

    const page = await server.request(location, {
      headers: { Cookie: "__Host-vitrine_notice=subscribe" },
    });
    expect(await page.json()).toMatchObject({
      notice: "subscribe",
      formState: null,
      url: `${PUBLIC_URL}${ABOUT_US}?ref=mail&sent=subscribe`,
    });
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("set-cookie")).toMatch(/^__Host-vitrine_notice=; Max-Age=0/);

    const reload = await server.request(location);
    expect(await reload.json()).toMatchObject({ notice: null });
    const forged = await server.request("/?sent=booking", {
      headers: { Cookie: "__Host-vitrine_notice=subscribe" },
    });
    expect(await forged.json()).toMatchObject({ notice: null });
  });

  it("takes a text of its full length in any script, urlencoded or in parts", async () => {
    const server = await startHarness("sqlite");
    // Three bytes of UTF-8 each, of which an urlencoded form makes nine.
    const message = {
      form: "contact",
      name: "李",
      email: "li@example.com",
      message: "漢".repeat(4000),
    };
    const encoded = await server.request(ABOUT_US, formPost(message, own));
    expect(encoded.status).toBe(303);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...message, email: "li@example.org" }))
      parts.append(name, value);
    const inParts = { method: "POST", headers: own, body: parts };
    expect((await server.request(ABOUT_US, inParts)).status).toBe(303);
    const tooLong = { ...message, message: "漢".repeat(4001) };
    expect(
      (await server.request(ABOUT_US, formPost(tooLong, own))).status,
      "said at the field",
    ).toBe(422);
  });

  it.each([
    ["//evil.example/x", "/evil.example/x?sent=subscribe#form-return"],
    ["/%5Cevil.example", "/%5Cevil.example?sent=subscribe#form-return"],
    ["/", "/?sent=subscribe#form-return"],
  ])("redirects inside the site only: %s", async (path, location) => {
    const server = await startHarness("sqlite");
    const request = new Request(`http://localhost${path}`, formPost(fields, own));
    const answer = await server.app.fetch(request, {});
    expect(answer.headers.get("location")).toBe(location);
  });

  it("is taken from a page on a static host that may call the API", async () => {
    const host = "https://static.example";
    const server = await startHarness("sqlite", { ALLOWED_ORIGINS: host });
    const from = async (origin: string) =>
      (await server.request(ABOUT_US, formPost(fields, { Origin: origin }))).status;
    expect(await from(host)).toBe(303);
    expect(await from("https://other.example")).toBe(403);
    expect(await subscriptionsIn(server)).toHaveLength(1);
  });

  it("comes back with its errors and the typing, without honeypot and secrets", async () => {
    const server = await startHarness("sqlite");
    const answer = await server.request(
      TEAM,
      formPost({ form: "booking", name: "Ada", email: "nonsense", website: "", token: "t" }, own),
    );
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      method: "GET",
      url: `${PUBLIC_URL}${TEAM}`,
      notice: null,
      nonceBytes: 16,
      formState: {
        form: "booking",
        values: { name: "Ada", email: "nonsense" },
        errors: { email: "Invalid email.", topic: "Field is required." },
      },
    });
  });

  it("may be multipart, but without files", async () => {
    const server = await startHarness("sqlite");
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const post = { method: "POST", headers: own, body };
    expect((await server.request("/", post)).status).toBe(303);
    body.append("file", new Blob(["x"]), "x.txt");
    expect((await server.request("/", post)).status).toBe(400);
    expect(await subscriptionsIn(server)).toHaveLength(1);
  });

  it("counts the first of two fields of one name", async () => {
    const server = await startHarness("sqlite");
    const body = new URLSearchParams([...Object.entries(fields), ["email", "other@example.com"]]);
    await server.request("/", { method: "POST", headers: own, body });
    expect(await subscriptionsIn(server)).toMatchObject([{ email: "ada@example.com" }]);
  });

  it.each([
    ["application/json", "{}", 415],
    ["text/plain", "form=subscribe", 415],
    ["multipart/form-data; boundary=x", "garbage", 400],
    ["multipart/form-data", "garbage", 400],
    ["application/x-www-form-urlencoded", "form=nothing", 400],
    ["application/x-www-form-urlencoded", "form=__proto__", 400],
    ["application/x-www-form-urlencoded", "", 400],
    ["application/x-www-form-urlencoded", `form=subscribe&x=${"x".repeat(BODY_LIMIT)}`, 413],
  ])("of type %s with %.30s gets %i", async (type, body, status) => {
    const server = await startHarness("sqlite");
    const answer = await server.request("/", {
      method: "POST",
      headers: { ...own, "Content-Type": type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it.each([
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 403],
    [{ Origin: "https://shop.example.com", "Sec-Fetch-Site": "same-site" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ Origin: PUBLIC_URL, "Sec-Fetch-Site": "same-origin" }, 303],
    [{ Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }, 303],
    [{ Origin: "http://127.0.0.1:4000", Host: "127.0.0.1:3000" }, 403],
    [{ "Sec-Fetch-Site": "none" }, 303],
    [{}, 303],
  ])("with %j gets %i", async (headers, status) => {
    const server = await startHarness("sqlite");
    const answer = await server.request("/", formPost(fields, headers));
    expect(answer.status).toBe(status);
    expect(await subscriptionsIn(server)).toHaveLength(status === 303 ? 1 : 0);
  });
});

describe("pages", () => {
  it("come from the files first, else from the renderer, whose status stands", async () => {
    const server = await startHarness("sqlite");
    expect(await (await server.request("/file.txt")).text()).toBe("file");
    expect((await server.request("/missing")).status).toBe(404);
    expect(await (await server.request("/file.txt?x=1")).json()).toMatchObject({
      url: `${PUBLIC_URL}/file.txt?x=1`,
      clientAddress: "203.0.113.7",
    });
  });

  it("answer HEAD without a body and no other method", async () => {
    const server = await startHarness("sqlite");
    const head = await server.request("/file.txt", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await server.request("/", { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    }
  });
});
