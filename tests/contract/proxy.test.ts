import { ABOUT_US } from "#content/addresses.ts";
import { createServer, request as httpRequest, type Server } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshData } from "./support/data.ts";
import { formPost } from "./support/harness.ts";
import { startServer } from "./support/processes.ts";

const PUBLIC_URL = "https://www.example.com";

/** What stands in front of most servers: ends TLS (here only said), passes on with its own Host. */
async function startProxy(target: string): Promise<string> {
  const proxy: Server = createServer((incoming, outgoing) => {
    const forwarded = httpRequest(
      new URL(incoming.url ?? "/", target),
      {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          host: new URL(target).host,
          "x-forwarded-proto": "https",
          "x-forwarded-host": "www.example.com",
          "x-forwarded-for": "198.51.100.4",
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

describe("behind a proxy that ends TLS", () => {
  it("takes forms of its own pages and refuses foreign ones", async () => {
    const server = await startServer({
      ...(await freshData("sqlite")),
      PUBLIC_URL,
      TRUST_PROXY: "1",
    });
    const proxy = await startProxy(server.url);
    const post = (headers: Record<string, string>) =>
      fetch(`${proxy}${ABOUT_US}`, {
        ...formPost({ form: "subscribe", email: "ada@example.com" }, headers),
        redirect: "manual",
      });

    const answer = await post({ Origin: PUBLIC_URL });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${ABOUT_US}?sent=subscribe#form-return`);
    expect(answer.headers.get("set-cookie")).toContain("; Secure");
    expect((await post({ Origin: "https://evil.example" })).status).toBe(403);
    // A page on the plain-text twin of the site is foreign, too.
    expect((await post({ Origin: "http://www.example.com" })).status).toBe(403);

    const page = await fetch(`${proxy}${ABOUT_US}`);
    expect(await page.json()).toMatchObject({
      url: `${PUBLIC_URL}${ABOUT_US}`,
      clientAddress: "198.51.100.4",
    });
    expect(page.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });
});
