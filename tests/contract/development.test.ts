import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { skipToContent } from "#app/frame/words.ts";
import { emptyData } from "./support/data.ts";
import { startServer } from "./support/processes.ts";
import { withDatabase } from "./support/with-database.ts";

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

it("leaves no address for mails of others: visitors do not come to it", async () => {
  const data = await emptyData("sqlite");
  const PUBLIC_URL = "https://www.example.com/below";
  const server = await startServer({ ...data, NODE_ENV: "development", PUBLIC_URL }, main);
  await server.stop();
  const noted = await withDatabase(data, ({ queries }) =>
    queries.selectFrom("settings").select("value").where("key", "=", "public-url").execute(),
  );
  expect(noted).toEqual([]);
});

it("an edited source is in the next page, whoever asked for one before", async () => {
  const copy = copyOfSources();
  const server = await startServer(
    { DATA_DIR: join(copy, "data"), NODE_ENV: "development", PUBLIC_URL: "http://localhost:3000" },
    join(copy, "server/dev.ts"),
    { cwd: copy },
  );
  const asked = async (accept: string) => {
    const response = await fetch(server.url, { headers: { accept } });
    return response.text();
  };
  // As a browser asks, and as programs do.
  for (const accept of ["text/html", "*/*"]) expect(await asked(accept)).toContain(skipToContent);

  const file = join(copy, "app/frame/words.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(skipToContent, "Pass over the menu"));
  for (const accept of ["*/*", "text/html"])
    await expect.poll(() => asked(accept)).toContain("Pass over the menu");
});

/** The project's sources in a folder that may be changed, with its packages; what Vite keeps of packages is its own. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), "vitrine-edited-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const left = new Set([
    ".cache",
    ".git",
    "art",
    "build",
    "data",
    "docs",
    "node_modules",
    "public",
  ]);
  for (const name of readdirSync(root).filter((name) => !left.has(name)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "public"), join(copy, "public"), "junction");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter(
    (name) => !name.startsWith("."),
  ))
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name), "junction");
  return copy;
}
