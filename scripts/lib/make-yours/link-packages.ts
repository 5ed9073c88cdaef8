import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installMark, MARK } from "../project.mjs";

interface Lock {
  packages: Record<string, unknown>;
}

/** Gives a site the packages of its lock file, and no other, by links to those that are installed for the template. */
export function linkPackages(root: string, folder: string): void {
  const modules = join(folder, "node_modules");
  rmSync(modules, { recursive: true, force: true });
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as Lock;
  const places = Object.keys(packages).filter((place) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place),
  );
  for (const place of [...places, "node_modules/.bin"]) {
    // Some are for other machines.
    if (!existsSync(join(root, place))) continue;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(join(root, place), join(folder, place), "junction");
  }
  writeFileSync(join(modules, MARK), installMark(folder));
}
