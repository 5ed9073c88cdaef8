import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "./support/processes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = join(root, "server/dev.ts");

/** One request exactly as written: `fetch` would tidy the path. */
function read(url: string, path: string): Promise<{ status: number }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0 }));
    })
      .once("error", reject)
      .end();
  });
}

it("the development server hands out sources, and nothing that visitors left", async () => {
  // Inside the project, as the data folder is by default.
  mkdirSync(join(root, "data"), { recursive: true });
  const folder = mkdtempSync(join(root, "data", "test-(a) "));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "mail"));
  for (const name of ["mail/letter.eml", "notes.txt", "copy.sqlite"])
    writeFileSync(join(folder, name), "https://www.example.com/admin/sign-in/");

  const server = await startServer(
    { DATA_DIR: folder, NODE_ENV: "development", PUBLIC_URL: "http://localhost:3000" },
    main,
  );
  expect((await read(server.url, "/app/engine/boot.ts")).status).toBe(200);

  const inside = encodeURI(relative(root, folder));
  for (const name of ["mail/letter.eml", "notes.txt", "copy.sqlite", "vitrine.sqlite"])
    for (const path of [
      `/${inside}/${name}`,
      `/@fs${encodeURI(folder)}/${name}`,
      `/app/../${inside}/${name}`,
    ])
      for (const query of ["", "?raw", "?import&raw", "?url", "?inline", "?import&url&inline"])
        expect((await read(server.url, path + query)).status, path + query).toBe(403);
});
