import { confirmSubscriptionPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { formPost, startHarness } from "./support/harness.ts";

describe("every answer", () => {
  it("carries the security headers", async () => {
    const server = await startHarness("sqlite");
    for (const path of ["/", "/missing", "/file.txt", "/healthz", "/api/nothing", "/api/send"]) {
      const { headers } = await server.request(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it("asks for https only where the site has it", async () => {
    const server = await startHarness("sqlite", { PUBLIC_URL: "http://localhost:3000" });
    const { headers } = await server.request("/");
    expect(headers.has("strict-transport-security")).toBe(false);
  });
});

describe("the log", () => {
  it("names no visitor: neither address, nor mail, query, token or typing", async () => {
    const server = await startHarness("sqlite");
    const token = "t".repeat(43);
    await server.request("/?email=zoe@example.com");
    await server.request(confirmSubscriptionPath(token));
    await server.request("/zoe@example.com");
    await server.request("/zoe%40example.com");
    await server.request("/", formPost({ form: "subscribe", email: "zoe@example.com" }));
    await server.mails();
    const log = server.log.join("");
    expect(server.log.length).toBeGreaterThanOrEqual(5);
    // None of them can be part of a request's id by chance.
    for (const secret of ["zoe", "example.com", token, "203.0.113.7", "?"]) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain(confirmSubscriptionPath(":hidden"));
  });

  it("keeps row values of database errors out", async () => {
    const server = await startHarness("sqlite");
    server.runtime.services.forms.submit = async () => {
      throw Object.assign(new Error("duplicate key for zoe@example.com"), {
        detail: "Key (email)=(zoe@example.com)",
      });
    };
    const answer = await server.send({ email: "zoe@example.com" });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ status: "error", code: "internal" });
    expect(server.log.join("")).toContain("a request failed");
    expect(server.log.join("")).not.toContain("zoe@");
  });
});
