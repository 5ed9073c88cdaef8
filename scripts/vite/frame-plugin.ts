import type { Plugin } from "vite";
import { pages, parametricRoutes } from "#registry/pages.ts";
import { fileOfId, moduleId } from "../lib/slashes.ts";

/** What so many headers and footers need, or so large a part of all pages, comes with every page. */
const FRAMES = 5;
const MOST = 0.5;

/**
 * Knows which modules come with every page, in one file: counted from what pages, headers and footers import, as soon as all modules of the
 * build for browsers are read.
 */
export function frameModules() {
  let frame: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: "vitrine:frame",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const facts = (id: string) => this.getModuleInfo(id);
      const entries = new Map(
        ids.flatMap((id) => (facts(id)?.isEntry ? [[fileOfId(id), id]] : [])),
      );
      const neededBy = (file: string) => {
        const module = moduleId(new URL(`../../app/${file}`, import.meta.url));
        const found = new Set([entries.get(module) ?? module]);
        for (const id of found) for (const next of facts(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      const allNeed = new Set([...neededBy("root.tsx"), ...neededBy("entry.client.tsx")]);
      const ofFrames = new Map(frameFiles().map((file) => [file, neededBy(file)]));
      const ofModules = new Map(pageFiles().map(({ module }) => [module, neededBy(module)]));
      const ofPages = pageFiles().map(({ module, frames }) => [
        ...frames.map((file) => ofFrames.get(file)!),
        ofModules.get(module)!,
      ]);
      frame = new Set(
        ids.filter(
          (id) =>
            !facts(id)?.isEntry &&
            (allNeed.has(id) ||
              countIf([...ofFrames.values()], (its) => its.has(id)) >= FRAMES ||
              countIf(ofPages, (its) => its.some((each) => each.has(id))) > ofPages.length * MOST),
        ),
      );
    },
  };
  return { plugin, has: (id: string) => frame.has(id) };
}

function countIf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length;
}

/** Of each page its module, and those of its header and footer; relative to `app/`. */
function pageFiles(): { module: string; frames: string[] }[] {
  const parametric = parametricRoutes.flatMap(({ module, frame }) =>
    typeof frame === "object" ? [{ module, ...frame }] : [],
  );
  return [...pages, ...parametric].map(({ module, header, footer }) => ({
    module,
    frames: [`frame/headers/${header}.tsx`, `frame/footers/${footer}.tsx`],
  }));
}

function frameFiles(): string[] {
  return [...new Set(pageFiles().flatMap(({ frames }) => frames))];
}
