import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { DAY } from "#server/clock.ts";
import { startProject, write } from "./support/builds.ts";

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
