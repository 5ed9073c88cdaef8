import { createServer } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { ABOUT_US } from "#content/addresses.ts";
import { allPaths } from "#registry/all-paths.ts";
import { freshData } from "../tests/contract/support/data.ts";
import { startServer } from "../tests/contract/support/processes.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { ask, OTHER_HOST, proxies, type StartProxy } from "./support/proxies.ts";

const PUBLIC_URL = "https://www.example.com";
const BASE = "/shop2";
/** Two who come by a CDN, and what they say of themselves. */
const VISITORS = ["203.0.113.7", "2001:db8::7"];
const FORGED = "198.51.100.9";
/** Pages that are made for whoever asks. */
const personal = allPaths().flatMap(({ path, prerender }) => (prerender ? [] : [path]));

/** The server as the guide starts it behind a proxy, and the proxy. */
async function siteBehind(start: StartProxy) {
  const server = await startSiteServer({ TRUST_PROXY: "1", PUBLIC_URL });
  onTestFinished(() => server.stop());
  return start(Number(new URL(server.url).port));
}

describe.each(proxies)("behind $name, with the file of this folder", ({ start, trustWithCdn }) => {
  // A full run names the proxy that this machine does not have, and how to get it.
  const tried = it.runIf(start !== null);

  tried("pages come over TLS and HTTP/2, compressed once", async () => {
    const proxy = await siteBehind(start!);
    const { protocol, status, headers, body } = await ask(proxy, ABOUT_US, {
      "accept-encoding": "gzip, br",
    });
    expect({ protocol, status }).toEqual({ protocol: "h2", status: 200 });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body).toString()).toContain("</html>");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  tried("plain HTTP leads to the same address with TLS", async () => {
    const { plainPort } = await siteBehind(start!);
    const answer = await fetch(`http://localhost:${plainPort}${ABOUT_US}?a=1`, {
      redirect: "manual",
    });
    expect([301, 308]).toContain(answer.status);
    expect(answer.headers.get("location")).toMatch(
      new RegExp(`^https://[\\w.:]+${ABOUT_US}\\?a=1$`),
    );
  });

  tried("the name without www leads to the one with it, over TLS too", async () => {
    const proxy = await start!(9);
    const { status, headers } = await ask(proxy, `${ABOUT_US}?a=1`, { ":authority": OTHER_HOST });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://localhost${ABOUT_US}?a=1`);
  });

  tried(
    "what is for one visitor is kept by no cache on the way, and files are as the server says",
    async () => {
      const proxy = await siteBehind(start!);
      for (const path of personal) {
        const { headers } = await ask(proxy, path);
        expect(headers["cache-control"], path).toMatch(/no-store|private/);
      }
      const file = await ask(proxy, "/favicon.svg");
      expect(file.headers["cache-control"]).toMatch(/max-age/);
      const again = await ask(proxy, "/favicon.svg", {
        "if-none-match": String(file.headers.etag),
      });
      expect(again.status).toBe(304);
    },
  );

  tried("the server knows the visitor's address, and believes nobody else about it", async () => {
    const server = await startServer({
      ...(await freshData("sqlite")),
      PUBLIC_URL,
      TRUST_PROXY: "1",
    });
    const proxy = await start!(Number(new URL(server.url).port));
    const { body } = await ask(proxy, `${ABOUT_US}?a=1`, { "x-forwarded-for": "203.0.113.66" });
    expect(JSON.parse(body.toString())).toMatchObject({
      url: `${PUBLIC_URL}${ABOUT_US}?a=1`,
      clientAddress: "127.0.0.1",
    });
  });

  tried("behind a CDN each visitor counts alone, and nobody else is believed", async () => {
    const addressBehind = async (cdn: string | undefined, TRUST_PROXY: string, visitor: string) => {
      const server = await startServer({ ...(await freshData("sqlite")), PUBLIC_URL, TRUST_PROXY });
      const proxy = await start!(Number(new URL(server.url).port), { cdn });
      // What a visitor wrote there a CDN passes on, with the visitor's address behind it.
      const { body } = await ask(proxy, ABOUT_US, {
        "cf-connecting-ip": visitor,
        "x-forwarded-for": `${FORGED}, ${visitor}`,
      });
      return (JSON.parse(body.toString()) as { clientAddress: string }).clientAddress;
    };
    for (const visitor of VISITORS)
      expect(await addressBehind("127.0.0.0/8", trustWithCdn, visitor)).toBe(visitor);
    const [visitor = ""] = VISITORS;
    expect(await addressBehind("192.0.2.0/24", trustWithCdn, visitor)).toBe("127.0.0.1");
    expect(await addressBehind(undefined, "1", visitor)).toBe("127.0.0.1");
  });

  tried("forms of the site are taken, and those of other sites are not", async () => {
    const proxy = await siteBehind(start!);
    const send = (origin: string) =>
      ask(
        proxy,
        ABOUT_US,
        { origin, "content-type": "application/x-www-form-urlencoded" },
        "form=subscribe&email=ada%40example.com",
      );
    expect((await send(PUBLIC_URL)).status).toBe(303);
    expect((await send("https://evil.example")).status).toBe(403);
  });

  tried("a site below a path is reached there", async () => {
    const server = await startServer({
      ...(await freshData("sqlite")),
      PUBLIC_URL: PUBLIC_URL + BASE,
      TRUST_PROXY: "1",
    });
    const proxy = await start!(Number(new URL(server.url).port), { sitePath: BASE });
    const { status, body } = await ask(proxy, BASE + ABOUT_US);
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toMatchObject({ url: PUBLIC_URL + ABOUT_US });
    expect((await ask(proxy, BASE)).headers.location).toBe(`${BASE}/`);
    expect((await ask(proxy, ABOUT_US)).status).toBe(404);
  });
});

/** What a proxy asks first. */
async function firstQuestion(start: StartProxy, sitePath: string): Promise<string | undefined> {
  let asked: (address: string | undefined) => void;
  const address = new Promise<string | undefined>((resolve) => (asked = resolve));
  const server = createServer(({ url }, answer) => {
    asked(url);
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const at = server.address();
  await start(typeof at === "object" ? at!.port : 0, { sitePath });
  return address;
}

const [nginx, caddy] = proxies;

it.runIf(caddy!.start).each(["", BASE, `${BASE}/`])(
  "Caddy asks for the health of a site where it stands: %j",
  async (sitePath) => {
    const address = await firstQuestion(caddy!.start!, sitePath);
    expect(address).toBe(`${sitePath.replace(/\/$/, "")}/healthz`);
  },
);

it.runIf(nginx!.start)("nginx leaves to certbot what is asked for a certificate", async () => {
  const { plainPort } = await nginx!.start!(9);
  const proof = `http://localhost:${plainPort}/.well-known/acme-challenge/never-asked-for`;
  expect((await fetch(proof, { redirect: "manual" })).status).toBe(404);
});
