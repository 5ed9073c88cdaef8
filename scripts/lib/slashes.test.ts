import { posix, win32 } from "node:path";
import { expect, it } from "vitest";
import { inProject, moduleId, withSlashes } from "./slashes.ts";

it("writes a file's path in the project as git does, on every system", () => {
  const file = "app/demos/cafe/page.tsx";
  expect(inProject("C:\\my site", `C:\\my site\\${file.replaceAll("/", "\\")}`, win32)).toBe(file);
  // As the bundler writes them, and with a drive in small letters.
  expect(inProject("C:\\my site", `c:/my site/${file}`, win32)).toBe(file);
  expect(inProject("/srv/site", `/srv/site/${file}`, posix)).toBe(file);
});

it("calls a module as the bundler does, on every system", () => {
  const address = "../../content/media.ts";
  const onWindows = "file:///C:/my%20site/scripts/vite/plugin.ts";
  expect(moduleId(new URL(address, onWindows), true)).toBe("C:/my site/content/media.ts");
  const elsewhere = "file:///srv/caf%C3%A9/scripts/vite/plugin.ts";
  expect(moduleId(new URL(address, elsewhere), false)).toBe("/srv/café/content/media.ts");
});

it("leaves slashes as they are", () => {
  expect(withSlashes("C:\\site/app\\root.tsx")).toBe("C:/site/app/root.tsx");
});
