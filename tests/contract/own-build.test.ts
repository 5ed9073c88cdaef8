import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import { buildFolders, putInPlace } from "../../scripts/lib/build-folder.ts";
import { loadApplication } from "#server/site/application.ts";
import { createFileCache } from "#server/site/file-cache.ts";
import { otherBuilds } from "#server/site/other-builds.ts";
import { type BuildPlaces, linkTo, type OwnBuild, takeBuild } from "#server/site/own-build.ts";
import { serverCode, stampSite } from "#server/site/stamp.ts";
import { serveFile } from "#server/site/static-files.ts";
import { otherDisk } from "#tests/support/other-disk.ts";

const PUBLIC_URL = "https://www.example.com";
const DAY = 24 * 60 * 60_000;

function temporaryFolder(where = tmpdir()): string {
  const folder = mkdtempSync(join(where, "vitrine-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A build in small; every file of it says which build it is of. */
function makeBuild(folder: string, text: string): string {
  const serial = randomUUID();
  write(folder, {
    "client/index.html": `<p>${text} at ${PUBLIC_URL_TOKEN}</p>`,
    "client/static/css/site.css": `/* ${text} */`,
    [`client/static/js/only-in-${text}.js`]: `"${text}"`,
    [`client/static/js/only-in-${text}.js.br`]: `${text} br`,
    "client/static/css/site.css.br": `${text} br`,
    "client/media/picture.avif": text,
    "server/index.js": `export const text = "${text}"; export const later = () => import("./static/js/later.js");`,
    "server/static/js/later.js": `export const text = "${text}, later";`,
    ".velite/texts/1.json": JSON.stringify({ text }),
    serial,
    id: "the same sources",
  });
  return serial;
}

/** A project with a build, and what a server of it does at its start. */
function startProject(root = temporaryFolder(), kept = join(root, ".cache/site")) {
  const folders = buildFolders(root);
  return {
    root,
    kept,
    folders,
    places: { newest: folders.present, kept },
    take: () => takeBuild({ newest: folders.present, kept }),
    async rebuild(text: string) {
      const serial = makeBuild(folders.next, text);
      await putInPlace(folders);
      return serial;
    },
  };
}

async function startServing(own: OwnBuild, places?: BuildPlaces) {
  const findElsewhere = places && otherBuilds(places, own);
  const files = await stampSite(own, { publicUrl: PUBLIC_URL, retention: {} }, {});
  const cache = createFileCache(0);
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await serveFile(
      files,
      cache,
      new Request(new URL(path, PUBLIC_URL), { headers }),
      findElsewhere,
    );
    return answer ? answer.text() : null;
  };
}

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

  it("serves the whole build that it began with, whatever is built beside it", async () => {
    const project = startProject();
    await project.rebuild("first");
    const own = await project.take();
    const get = await startServing(own);
    // The build of this test is no application: it has one function, which reads a file that it has not read yet.
    const { later } = (await loadApplication(own.build)) as unknown as {
      later: () => Promise<{ text: string }>;
    };
    await project.rebuild("second");
    await project.rebuild("third");
    rmSync(project.folders.present, { recursive: true });

    expect(await get("/")).toBe(`<p>first at ${PUBLIC_URL}</p>`);
    expect(await get("/static/css/site.css")).toBe("/* first */");
    expect(await get("/static/css/site.css", { "accept-encoding": "br" })).toBe("first br");
    expect(await get("/media/picture.avif")).toBe("first");
    expect((await later()).text, "a part that is loaded when it is asked for").toBe("first, later");
    const text = readFileSync(join(own.build, ".velite/texts/1.json"), "utf8");
    expect(text, "the text of a post").toContain("first");
  });

  it("that starts later has the newest build, also when its sources are the same", async () => {
    const project = startProject();
    await project.rebuild("first");
    await startServing(await project.take());
    await project.rebuild("second");
    const get = await startServing(await project.take());
    expect(await get("/")).toContain("second");
    expect(await get("/media/picture.avif")).toBe("second");
  });

  it("takes no second place on the disk", async () => {
    const project = startProject();
    await project.rebuild("first");
    const own = await project.take();
    const name = "client/media/picture.avif";
    expect(statSync(join(own.build, name)).ino).toBe(
      statSync(join(project.folders.present, name)).ino,
    );
  });

  it.runIf(otherDisk)("copies to another disk", async () => {
    const project = startProject(temporaryFolder(), join(temporaryFolder(otherDisk), "site"));
    await project.rebuild("first");
    const get = await startServing(await project.take());
    await project.rebuild("second");
    expect(await get("/media/picture.avif")).toBe("first");
  });

  it("gets a whole build, however often builds change places while it starts", async () => {
    const project = startProject();
    await project.rebuild("0");
    const state = { isBuilding: true };
    const builder = (async () => {
      for (let turn = 1; turn <= 60; turn += 1) await project.rebuild(String(turn));
      state.isBuilding = false;
    })();
    let starts = 0;
    while (state.isBuilding) {
      const own = await project.take();
      const texts = [
        readFileSync(join(own.build, "client/media/picture.avif"), "utf8"),
        readFileSync(join(own.build, "client/static/css/site.css.br"), "utf8").replace(" br", ""),
        (
          JSON.parse(readFileSync(join(own.build, ".velite/texts/1.json"), "utf8")) as {
            text: string;
          }
        ).text,
      ];
      expect(new Set(texts).size, texts.join()).toBe(1);
      starts += 1;
    }
    await builder;
    expect(starts).toBeGreaterThan(0);
  });

  it("shares its build with others that start at the same time", async () => {
    const project = startProject();
    await project.rebuild("first");
    const owns = await Promise.all([1, 2, 3, 4].map(() => project.take()));
    const pages = await Promise.all(owns.map(async (own) => (await startServing(own))("/")));
    expect(new Set(pages)).toEqual(new Set([`<p>first at ${PUBLIC_URL}</p>`]));
    expect(readdirSync(owns[0]?.folder ?? "").filter((name) => name.startsWith("build"))).toEqual([
      "build",
    ]);
  });

  it("starts again where the project was moved", async () => {
    const project = startProject();
    await project.rebuild("first");
    await startServing(await project.take());
    const moved = `${project.root}-moved`;
    renameSync(project.root, moved);
    onTestFinished(() => rmSync(moved, { recursive: true, force: true }));
    const get = await startServing(await startProject(moved).take());
    expect(await get("/")).toContain("first");
    expect(await get("/media/picture.avif")).toBe("first");
  });

  it("says what to do where nothing is built", async () => {
    await expect(startProject().take()).rejects.toThrow("Run `npm run build`");
  });

  it("does not start on a build that it could not take", async () => {
    const project = startProject();
    const serial = await project.rebuild("first");
    mkdirSync(join(project.kept, serial), { recursive: true });
    // In the way of a folder, and nothing that could be served.
    symlinkSync(join(project.root, "nowhere"), join(project.kept, serial, "build"));
    await expect(project.take()).rejects.toThrow("ENOTDIR");
  });

  it("minds no files that a system leaves in folders that somebody looked into", async () => {
    const project = startProject();
    await project.rebuild("first");
    await project.take();
    write(project.kept, { ".DS_Store": "" });
    await project.rebuild("second");
    const get = await startServing(await project.take(), project.places);
    expect(await get("/static/js/only-in-first.js")).toBe('"first"');
    expect(readdirSync(project.kept)).toContain(".DS_Store");
  });
});

describe("a build that is not the newest", () => {
  /** Another server's sign in its build, last renewed so long ago. */
  function sign(
    project: ReturnType<typeof startProject>,
    serial: string,
    who: string,
    age: number,
  ) {
    const users = join(project.kept, serial, "servers");
    for (const name of readdirSync(users)) rmSync(join(users, name));
    const time = new Date(Date.now() - age);
    write(users, { [who]: "" });
    utimesSync(join(users, who), time, time);
  }

  async function startTwo() {
    const project = startProject();
    const old = await project.rebuild("first");
    await project.take();
    await project.rebuild("second");
    return { project, old, isKept: () => existsSync(join(project.kept, old, "build")) };
  }

  it("stays while its server lives, even if a clock says that it has been silent for a year", async () => {
    const { project, old, isKept } = await startTwo();
    const other = spawn("sleep", ["60"]);
    onTestFinished(() => void other.kill("SIGKILL"));
    sign(project, old, `${other.pid}@${hostname()}`, 400 * DAY);
    await project.take();
    expect(isKept()).toBe(true);

    other.kill("SIGKILL");
    await once(other, "exit");
    await project.take();
    expect(isKept()).toBe(false);
  });

  it("lets its server end in order where the sign of its life cannot be taken away", async () => {
    const { project } = await startTwo();
    const code = new URL("../../server/site/own-build.ts", import.meta.url).href;
    const program = `
      import { mkdirSync, readdirSync, rmSync } from "node:fs";
      import { takeBuild } from ${JSON.stringify(code)};
      const users = (await takeBuild(${JSON.stringify(project.places)})).folder + "/servers/";
      for (const name of readdirSync(users).filter((each) => each.startsWith(process.pid + "@"))) {
        rmSync(users + name);
        mkdirSync(users + name);
        process.exitCode = 5;
      }
    `;
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", program],
      { encoding: "utf8" },
    );
    expect({ status, stderr }).toEqual({ status: 5, stderr: "" });
  });

  it.each([
    ["that was heard a minute ago", 60_000, true],
    ["that was heard yesterday", DAY, true],
    ["that was not heard for eight days", 8 * DAY, false],
    ["whose clock is ahead", -DAY, true],
  ])("belongs to a server on another machine %s", async (_what, age, stays) => {
    const { project, old, isKept } = await startTwo();
    sign(project, old, "1@another-machine", age);
    await project.take();
    expect(isKept()).toBe(stays);
  });

  it("goes when nobody has it; so does what an earlier version kept", async () => {
    const { project, old, isKept } = await startTwo();
    for (const name of readdirSync(join(project.kept, old, "servers")))
      rmSync(join(project.kept, old, "servers", name));
    write(join(project.kept, old), { "servers/.DS_Store": "" });
    write(join(project.kept, "8d1049feb75cf8ce6518a6d5"), { "key/index.json": "[]" });
    const { folder } = await project.take();
    expect(isKept()).toBe(false);
    expect(readdirSync(project.kept).toSorted()).toEqual(
      [old, folder.slice(project.kept.length + 1)].toSorted(),
    );
    expect(readdirSync(join(project.kept, old))).toEqual(["past"]);
  });
});

describe("a file of another build", () => {
  const only = (text: string) => `/static/js/only-in-${text}.js`;

  /** A process that began with the first build, and one that began with the second. */
  async function roll() {
    const project = startProject();
    await project.rebuild("first");
    const first = await startServing(await project.take(), project.places);
    await project.rebuild("second");
    const second = await startServing(await project.take(), project.places);
    return { project, first, second };
  }

  it("is served by either process while one build follows the other", async () => {
    const { first, second } = await roll();
    expect(await second(only("first"))).toBe('"first"');
    expect(await second(only("first"), { "accept-encoding": "br" })).toBe("first br");
    expect(await first(only("second"))).toBe('"second"');
    // What both have, each has from its own.
    expect(await first("/static/css/site.css")).toBe("/* first */");
    expect(await second("/static/css/site.css")).toBe("/* second */");
  });

  it("is served of a build that no process has taken yet", async () => {
    const { project, second } = await roll();
    await project.rebuild("third");
    expect(await second(only("third"))).toBe('"third"');
  });

  it("stays for pages that are still open, when no process has its build any more", async () => {
    const { project } = await roll();
    const [serial = ""] = readdirSync(project.kept).filter((each) =>
      existsSync(join(project.kept, each, "build/client", only("first"))),
    );
    rmSync(join(project.kept, serial, "servers"), { recursive: true });
    await project.rebuild("third");
    const third = await startServing(await project.take(), project.places);
    expect(readdirSync(join(project.kept, serial))).toEqual(["past"]);
    expect(await third(only("first"))).toBe('"first"');
    expect(await third(only("second"))).toBe('"second"');

    const past = join(project.kept, serial, "past");
    const longAgo = new Date(Date.now() - 8 * DAY);
    utimesSync(past, longAgo, longAgo);
    await project.take();
    expect(await third(only("first"))).toBeNull();
    expect(await third(only("second"))).toBe('"second"');
  });

  it("is of the last three builds that nobody has, and of no more", async () => {
    const project = startProject();
    const texts = ["a", "b", "c", "d", "e"];
    for (const [turn, text] of texts.entries()) {
      const serial = await project.rebuild(text);
      await project.take();
      rmSync(join(project.kept, serial, "servers"), { recursive: true });
      // Those before this one have just been put aside: a clock tells them apart.
      for (const each of readdirSync(project.kept)) {
        const past = join(project.kept, each, "past");
        const time = new Date(Date.now() - (10 - turn) * 60_000);
        if (existsSync(past) && statSync(past).mtimeMs > Date.now() - 60_000)
          utimesSync(past, time, time);
      }
    }
    await project.rebuild("f");
    const get = await startServing(await project.take(), project.places);
    const found = await Promise.all([...texts, "f"].map(async (text) => await get(only(text))));
    expect(found).toEqual([null, null, '"c"', '"d"', '"e"', '"f"']);
  });

  it("is no page, no data and nothing outside of their folder", async () => {
    const { first } = await roll();
    for (const address of [
      "/static/../index.html",
      "/static/%2e%2e/index.html",
      "/static/js/..%2f..%2f..%2fserial",
      "/static",
      "/static/js",
      "/serial",
      `/static/js/only-in-second.js/x`,
      `/static/${"x".repeat(5000)}.js`,
    ])
      expect(await first(address), address).toBeNull();
  });
});

it("servers that start at once all find the packages, wherever a link led before", async () => {
  const root = temporaryFolder();
  const link = join(root, "node_modules");
  write(root, { "old/package/name": "old", "new/package/name": "new" });
  await linkTo(join(root, "old"), link);
  await Promise.all(Array.from({ length: 20 }, () => linkTo(join(root, "new"), link)));
  expect(readFileSync(join(link, "package/name"), "utf8")).toBe("new");
  expect(readdirSync(root).toSorted()).toEqual(["new", "node_modules", "old"]);
});
