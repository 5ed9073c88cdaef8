import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { leadsOn } from "./leads-on.ts";

/** An address that answers its front page so. */
async function answering(headers: Record<string, string>): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(headers.location === undefined ? 200 : 308, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("says where an address leads that is not the site's own", async () => {
  const www = { location: "https://www.bakery.example/" };
  expect(await leadsOn(await answering(www))).toBe("https://www.bakery.example");
  expect(await leadsOn(await answering({ location: "/shop/" }))).toMatch(/:\d+\/shop$/);
  expect(await leadsOn(await answering({}))).toBeNull();
});
