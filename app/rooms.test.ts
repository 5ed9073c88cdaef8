import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { misplaced } from "../tests/support/rooms.ts";
import { isWholeTemplate } from "../tests/support/whole-template.ts";

const root = join(import.meta.dirname, "..");

it.runIf(isWholeTemplate)(
  "keeps in shared rooms what at least two use; what one page alone uses lies in its folder",
  () => {
    expect(misplaced(root)).toEqual([]);
  },
);

it("gives a component of a room that has a stylesheet or a test a folder of its own", () => {
  const companions = globSync("app/{elements,sections,features}/**/*.{css,test.tsx}", {
    cwd: root,
  });
  expect(companions.length).toBeGreaterThan(5);
  const loose = companions.filter((file) => {
    const stem = basename(file).replace(/\.(?:(?:module\.)?css|test\.tsx)$/, "");
    const folder = dirname(file);
    const isOfComponent = existsSync(join(root, folder, `${stem}.tsx`));
    return isOfComponent && basename(folder) !== stem && !/\/pages(?:\/|$)/.test(folder);
  });
  expect(loose).toEqual([]);
});

it("says at the door of each room, in one to five lines, what belongs there", () => {
  const rooms = globSync(
    ["app/*/", "app/features/*/", "app/{elements,sections}/*/", "content/", "registry/", "shared/"],
    { cwd: root },
  ).filter((room) => globSync("**/*.*", { cwd: join(root, room) }).length > 0);
  expect(rooms.length).toBeGreaterThan(5);
  for (const room of rooms) {
    const door = join(root, room, "README.md");
    expect(existsSync(door), `${room} has no README.md`).toBe(true);
    const lines = readFileSync(door, "utf8").trim().split("\n");
    expect(lines.length, door).toBeLessThanOrEqual(5);
  }
});
