import { existsSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DAY } from "#server/clock.ts";
import { startProject, startServing } from "./support/builds.ts";

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
