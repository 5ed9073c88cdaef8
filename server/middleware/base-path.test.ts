import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { parseSettings } from "../env.ts";
import type { AppEnv } from "../context.ts";
import { fromBelow, leadsBelow } from "./base-path.ts";

const lines: string[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(line) });
const settings = parseSettings({ PUBLIC_URL: "https://www.example.com/shop2/" });

/** What becomes of a request for an address: what is handed on, or what is answered. */
function asked(url: string, method = "GET") {
  const answer = { status: 0, headers: {} as Record<string, string>, body: "" };
  const outgoing = {
    writeHead: (status: number, headers: Record<string, string>) =>
      Object.assign(answer, { status, headers }),
    end: (body = "") => Object.assign(answer, { body }),
  } as unknown as ServerResponse;
  const incoming = { url, method } as IncomingMessage;
  const next = vi.fn<(incoming: IncomingMessage) => void>();
  fromBelow("/shop2", { settings, logger }, next)(incoming, outgoing, () => undefined);
  return { ...answer, handedOn: next.mock.calls[0]?.[0].url };
}

describe("a request", () => {
  it.each([
    ["/shop2/", "/"],
    ["/shop2/about?a=1", "/about?a=1"],
    ["/shop2/shop2/", "/shop2/"],
  ])("for %s is one for %s", (url, handedOn) => {
    expect(asked(url)).toMatchObject({ handedOn, status: 0 });
  });

  it.each(["/", "/about", "/shop2x", "/SHOP2/about", "*"])("for %s leads nowhere", (url) => {
    expect(asked(url)).toMatchObject({
      handedOn: undefined,
      status: 404,
      headers: {
        "Content-Security-Policy": expect.stringContaining("default-src 'none'") as string,
      },
    });
  });

  it.each([
    ["/shop2", "/shop2/"],
    ["/shop2?a=1&b=?", "/shop2/?a=1&b=?"],
  ])("for %s is led to %s", (url, Location) => {
    expect(asked(url)).toMatchObject({ status: 308, headers: { Location } });
  });

  it("that is not the site's is logged without its address", () => {
    lines.length = 0;
    asked("/other/secret-token-of-another-program");
    expect(lines.join("")).toContain('"status":404');
    expect(lines.join("")).not.toContain("secret");
  });

  it("is left alone at the root of a host", () => {
    const next = vi.fn<() => void>();
    expect(fromBelow("", { settings, logger }, next)).toBe(next);
  });
});

describe("an answer", () => {
  const app = new Hono<AppEnv>();
  app.use(leadsBelow("/shop2"));
  app.get("/own", (context) => context.redirect("/about?a=1", 303));
  app.get("/bank", (context) => context.redirect("https://pay.example/x", 303));

  it("leads on below the path, and elsewhere as it says", async () => {
    expect((await app.request("/own")).headers.get("Location")).toBe("/shop2/about?a=1");
    expect((await app.request("/bank")).headers.get("Location")).toBe("https://pay.example/x");
  });
});
