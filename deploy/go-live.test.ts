import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startSiteServer } from "../tests/support/site-server.ts";
import { siteFindings } from "../scripts/lib/go-live/site-findings.ts";

const subjects = async (origin: string) => {
  const found = await siteFindings(origin);
  return [...new Set(found.map(({ about }) => about))].toSorted();
};

it("finds of the template as it is that it has no TLS here, and that it is still the template", async () => {
  const server = await startSiteServer();
  onTestFinished(() => server.stop());
  expect(await subjects(server.url)).toEqual(["https", "leftovers"]);
});

it("sees that the site was told another address", async () => {
  const server = await startSiteServer({ PUBLIC_URL: "https://www.bakery-by-the-canal.eu" });
  onTestFinished(() => server.stop());
  const found = await siteFindings(server.url);
  expect(found).toContainEqual(
    expect.objectContaining({
      about: "addresses",
      sentence: expect.stringContaining(`set PUBLIC_URL to ${server.url}`) as string,
    }),
  );
});

it("sees what something between site and visitor takes away", async () => {
  const bad = createServer((_, answer) => {
    answer.writeHead(200, { "Content-Type": "text/html" });
    answer.end("<title>Coming soon</title>");
  });
  await new Promise<void>((resolve) => bad.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void bad.close());
  const address = bad.address();
  const port = typeof address === "object" ? address?.port : 0;
  expect(await subjects(`http://127.0.0.1:${port}`)).toEqual([
    "addresses",
    "headers",
    "health",
    "https",
    "leftovers",
    "mail",
    "robots",
  ]);
});

it("says so when nothing answers", async () => {
  await expect(siteFindings("http://127.0.0.1:9")).rejects.toThrow();
});
