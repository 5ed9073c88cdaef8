import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { move, moveUnlessThere } from "./move.ts";

let root: string;
let [made, place] = ["", ""];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-move-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  [made, place] = [join(root, "made"), join(root, "place")];
  fill(made, "made");
});

function fill(folder: string, text: string) {
  mkdirSync(folder);
  writeFileSync(join(folder, "page"), text);
}

const refused = (code: string) => Object.assign(new Error(`${code}: not now`), { code });

/** A disk that refuses the first tries. */
function diskRefusing(times: number, code = "EPERM", meanwhile = () => {}) {
  let left = times;
  const pause = vi.fn<() => Promise<void>>(async () => meanwhile());
  return {
    pause,
    rename: async (from: string, to: string) => {
      left -= 1;
      if (left >= 0) throw refused(code);
      await rename(from, to);
    },
  };
}

const read = () => readFileSync(join(place, "page"), "utf8");

describe.each([
  ["move", move],
  ["moveUnlessThere", moveUnlessThere],
])("%s", (_name, moving) => {
  it.each(["EPERM", "EACCES", "EBUSY"])("tries again after %s", async (code) => {
    const disk = diskRefusing(2, code);
    await moving(made, place, disk);
    expect(read()).toBe("made");
    expect(disk.pause).toHaveBeenCalledTimes(2);
    expect(readdirSync(root)).toEqual(["place"]);
  });

  it("gives up in the end, with what the system says", async () => {
    const disk = diskRefusing(1000);
    await expect(moving(made, place, disk)).rejects.toThrow("EPERM");
    expect(disk.pause.mock.calls.length).toBeLessThan(100);
    expect(existsSync(place)).toBe(false);
  });

  it("waits for nothing that does not pass", async () => {
    const disk = diskRefusing(1, "ENOSPC");
    await expect(moving(made, place, disk)).rejects.toThrow("ENOSPC");
    expect(disk.pause).not.toHaveBeenCalled();
  });
});

it("leaves what another process has put there, before or meanwhile, and removes its own", async () => {
  const disk = diskRefusing(1, "EPERM", () => fill(place, "theirs"));
  await moveUnlessThere(made, place, disk);
  expect(read()).toBe("theirs");
  fill(made, "again");
  await moveUnlessThere(made, place);
  expect(read()).toBe("theirs");
  expect(readdirSync(root)).toEqual(["place"]);
});
