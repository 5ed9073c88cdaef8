import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadApplication } from "#server/site/application.ts";
import { linkTo } from "#server/site/own-build.ts";
import { otherDisk } from "#tests/support/other-disk.ts";
import {
  PUBLIC_URL,
  startProject,
  startServing,
  temporaryFolder,
  write,
} from "./support/builds.ts";

describe("a server", () => {
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

it("servers that start at once all find the packages, wherever a link led before", async () => {
  const root = temporaryFolder();
  const link = join(root, "node_modules");
  write(root, { "old/package/name": "old", "new/package/name": "new" });
  await linkTo(join(root, "old"), link);
  await Promise.all(Array.from({ length: 20 }, () => linkTo(join(root, "new"), link)));
  expect(readFileSync(join(link, "package/name"), "utf8")).toBe("new");
  expect(readdirSync(root).toSorted()).toEqual(["new", "node_modules", "old"]);
});
