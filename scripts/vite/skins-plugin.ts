import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { skinStylesheet } from "../../app/skins/stylesheet.ts";
import { site } from "../../content/site.ts";
import { withSlashes } from "../lib/slashes.ts";

const require = createRequire(import.meta.url);
const outDir = new URL("../../.generated/skins/", import.meta.url);

/**
 * Writes one stylesheet per skin into `.generated/skins/` from `app/skins` and the skins of pages, at the start of a build and again whenever a
 * skin changes while developing. They are real files so that Vite hashes them and resolves their fonts like any other.
 */
export function skins(): Plugin {
  return {
    name: "vitrine:skins",
    config: () => writeSkins(),
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (!/\/app\/(?:skins\/[\w-]+|.*\/skin)\.ts$/.test(withSlashes(file))) return;
        void server.restart();
      });
    },
  };
}

async function writeSkins(): Promise<void> {
  const { skins } = await import("../../app/skins/skins.ts");
  await mkdir(outDir, { recursive: true });
  await Promise.all(
    Object.values(skins).map(async (skin) => {
      const css = await skinStylesheet(skin, (file) => require.resolve(file), site.language).catch(
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`The skin "${skin.name}" cannot be made. ${reason}`, { cause: error });
        },
      );
      const target = fileURLToPath(new URL(`${skin.name}.css`, outDir));
      const current = await readFile(target, "utf8").catch(() => null);
      if (current !== css) await writeFile(target, css);
    }),
  );
}
