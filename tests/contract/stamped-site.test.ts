import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { OwnBuild } from "#server/site/own-build.ts";
import { serverCode, stampSite } from "#server/site/stamp.ts";
import { makeBuild, PUBLIC_URL, temporaryFolder, write } from "./support/builds.ts";

/** What a page says that another server has kept ready. */
async function servedBy(own: OwnBuild, code?: Promise<string>): Promise<string> {
  const files = await stampSite(own, { publicUrl: PUBLIC_URL, retention: {} }, {}, code);
  return readFileSync(files.get("/")!.file, "utf8");
}

describe("a server", () => {
  it("makes anew what another program has kept ready: a restart brings changed code", async () => {
    const folder = temporaryFolder();
    const own = { folder, build: join(folder, "build") };
    makeBuild(own.build, "first");
    const { file } = (await stampSite(own, { publicUrl: PUBLIC_URL, retention: {} }, {})).get("/")!;
    writeFileSync(file, "made by older code");
    expect(await servedBy(own)).toBe("made by older code");
    expect(await servedBy(own, Promise.resolve("newer"))).toBe(`<p>first at ${PUBLIC_URL}</p>`);
  });

  it("calls its code by another name once a program of it is changed", async () => {
    const folder = temporaryFolder();
    write(folder, { "server/feeds.ts": "older", "shared/addresses.mjs": "same" });
    const folders = ["server", "shared"].map((name) => join(folder, name));
    const older = await serverCode(folders);
    write(folder, { "server/notes.md": "of no program" });
    expect(await serverCode(folders)).toBe(older);
    write(folder, { "server/feeds.ts": "newer" });
    expect(await serverCode(folders)).not.toBe(older);
  });

  it("serves what its owner packed, and no packed copy of what it packs itself", async () => {
    const folder = temporaryFolder();
    const own = { folder, build: join(folder, "build") };
    makeBuild(own.build, "first");
    const packed = ["catalogue.tar.gz", "site.css", "site.css.br", "site.css.gz"];
    write(join(own.build, "client"), Object.fromEntries(packed.map((name) => [name, "packed"])));
    const files = await stampSite(own, { publicUrl: PUBLIC_URL, retention: {} }, {});
    expect(packed.filter((name) => files.has(`/${name}`))).toEqual([
      "catalogue.tar.gz",
      "site.css",
    ]);
  });
});
