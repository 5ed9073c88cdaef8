import { EventEmitter } from "node:events";
import type { ViteDevServer } from "vite";
import { expect, it } from "vitest";
import { content } from "./content-plugin.ts";

/** A development server whose files change when a test says so, and a reader that is as slow as it is told to be. */
function developing() {
  const watcher = new EventEmitter();
  const printed: string[] = [];
  const waiting: ((end: { code: number; output: string }) => void)[] = [];
  const logger = { error: (text: string) => printed.push(text) };
  const { configureServer } = content(() => new Promise((resolve) => waiting.push(resolve)));
  if (typeof configureServer !== "function") throw new Error("It does not watch.");
  const server = { watcher, config: { logger } } as unknown as ViteDevServer;
  void configureServer.call({} as never, server);
  return {
    printed,
    reads: () => waiting.length,
    change: (file: string) => watcher.emit("all", "change", file),
    end: (reading: number, code = 0, output = "") => waiting[reading]!({ code, output }),
  };
}

it("a post that changes is read, and sources are not that no post names anything of", () => {
  const { change, reads } = developing();
  for (const file of ["app/root.tsx", "app/demos/cafe/voice.md", "docs/own-site.jpg"])
    change(`/site/${file}`);
  expect(reads()).toBe(0);
  change("C:\\site\\content\\posts\\go-by-train.md");
  expect(reads()).toBe(1);
});

it.each(["team.ts", "post-categories.ts", "media-manifest.json"])(
  "a change of %s may mend a post, or break it",
  (name) => {
    const { change, reads } = developing();
    change(`/site/content/${name}`);
    expect(reads()).toBe(1);
  },
);

it("what changes while it is read is read once more", async () => {
  const { change, end, reads } = developing();
  change("/site/content/posts/go-by-train.md");
  change("/site/content/posts/go-by-train.md");
  change("/site/content/comments/go-by-train.yml");
  expect(reads()).toBe(1);
  end(0);
  await expect.poll(reads).toBe(2);
  end(1);
  change("/site/docs/guides/deploy.md");
  await expect.poll(reads).toBe(3);
});

it("a fault is printed, and the next change is read again", async () => {
  const { change, end, printed, reads } = developing();
  change("/site/content/posts/go-by-train.md");
  end(0, 1, "\ncontent/posts/go-by-train.md: title is missing.\n");
  await expect.poll(() => printed).toEqual(["content/posts/go-by-train.md: title is missing."]);
  change("/site/content/posts/go-by-train.md");
  await expect.poll(reads).toBe(2);
});
