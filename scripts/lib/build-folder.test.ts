import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import BetterSqlite from "better-sqlite3";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildFolders, clearLeftovers, lockBuilds, putInPlace } from "./build-folder.ts";

function startProject() {
  const root = mkdtempSync(join(tmpdir(), "vitrine-build-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folders = buildFolders(root);
  return {
    root,
    folders,
    make: (name: keyof typeof folders, text: string) => {
      mkdirSync(join(folders[name], "client"), { recursive: true });
      writeFileSync(join(folders[name], "client", "index.html"), text);
    },
    present: () => readFileSync(join(folders.present, "client", "index.html"), "utf8"),
    leftovers: () => [folders.next, folders.old].filter((folder) => existsSync(folder)),
  };
}

it("a build takes the place of the one before and leaves nothing behind", async () => {
  const { folders, make, present, leftovers } = startProject();
  for (const text of ["first", "second", "third"]) {
    make("next", text);
    await putInPlace(folders);
    expect(present()).toBe(text);
    expect(leftovers()).toEqual([]);
  }
});

it("a build that is not there leaves the present one as it is", async () => {
  const { folders, make, present } = startProject();
  make("present", "good");
  await expect(putInPlace(folders)).rejects.toThrow("ENOENT");
  expect(present()).toBe("good");
});

it("what a killed build left is put right by the next", async () => {
  const { folders, make, present, leftovers } = startProject();
  make("present", "good");
  make("next", "half");
  await clearLeftovers(folders);
  expect([present(), leftovers()]).toEqual(["good", []]);

  // Killed in the moment in which the folders change places.
  make("next", "made");
  rmSync(folders.present, { recursive: true });
  make("old", "good");
  await clearLeftovers(folders);
  expect([present(), leftovers()]).toEqual(["good", []]);

  // Killed just after it.
  make("old", "older");
  await clearLeftovers(folders);
  expect([present(), leftovers()]).toEqual(["good", []]);
});

it("builds run one after the other", async () => {
  const { root } = startProject();
  const tries = vi.spyOn(BetterSqlite.prototype, "exec");
  onTestFinished(() => tries.mockRestore());
  const unlock = await lockBuilds(root, () => expect.unreachable());
  const waiting = vi.fn<() => void>();
  let isTurn = false;
  const second = lockBuilds(root, waiting).then((end) => {
    isTurn = true;
    return end;
  });
  // One of the first build, two of the second.
  await expect.poll(() => tries.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(isTurn).toBe(false);
  expect(waiting).toHaveBeenCalledTimes(1);
  unlock();
  (await second)();
  expect(isTurn).toBe(true);
});

it("a build that is killed does not keep others waiting", async () => {
  const { root } = startProject();
  const module = fileURLToPath(new URL("build-folder.ts", import.meta.url));
  const code = `
    const { lockBuilds } = await import(${JSON.stringify(module)});
    await lockBuilds(${JSON.stringify(root)}, () => {});
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  const waiting = Promise.withResolvers<void>();
  const turn = lockBuilds(root, waiting.resolve);
  await waiting.promise;
  child.kill("SIGKILL");
  (await turn)();
});
