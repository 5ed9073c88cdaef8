import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { deadLinks } from "./dead-links.ts";

it("finds links that lead to no file of a build and to no route", () => {
  const client = mkdtempSync(join(tmpdir(), "vitrine-links-"));
  const links = ["/", "/us?a#b", "/cup.avif", "/shop/orders/12", "/try/a/b", "//elsewhere.org/x"];
  const dead = ["/them", "/shop/orders", "/tea.avif"];
  const files = {
    "index.html": [...links, ...dead].map((link) => `<a href="${link}"></a>`).join("\n"),
    "us/index.html": "",
    "cup.avif": "",
    "routes.json": JSON.stringify({
      root: { path: "" },
      "shop/orders/:token": { path: "shop/orders/:token" },
      "*": { path: "*" },
    }),
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(client, file)), { recursive: true });
      writeFileSync(join(client, file), text);
    }
    expect(deadLinks(client)).toEqual(
      dead.map((link) => `/. leads to ${link}, which is not there`),
    );
  } finally {
    rmSync(client, { recursive: true, force: true });
  }
});
