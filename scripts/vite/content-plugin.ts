import type { Plugin } from "vite";
import { readContent } from "../lib/project.mjs";
import { withSlashes } from "../lib/slashes.ts";

/** What is written in Markdown, the comments that posts begin with, and the lists that both may name something of: authors, subjects, pictures. */
const written = /\/(?:content\/.+\.(?:md|yml|ts|json)|docs\/.+\.md)$/;

/**
 * While developing, reads what is written in Markdown again whenever some of what it was made from changes; pages follow, as they do for every other source.
 * All of it: what is wrong is often a matter of two files. Of what is wrong the fault is printed, and pages stay as they were.
 * @param read how it is read; a test has its own.
 */
export function content(read = readContent): Plugin {
  return {
    name: "vitrine:content",
    configureServer({ watcher, config: { logger } }) {
      let isReading = false;
      let isStale = false;
      const readAgain = async () => {
        isReading = true;
        while (isStale) {
          isStale = false;
          const { code, output } = await read();
          if (code !== 0) logger.error(output.trim());
        }
        isReading = false;
      };
      watcher.on("all", (_, file) => {
        if (!written.test(withSlashes(file))) return;
        isStale = true;
        if (!isReading) void readAgain();
      });
    },
  };
}
