import { join } from "node:path";
import { pinnedNode, run } from "../../scripts/lib/project.mjs";
import { Copy } from "../../scripts/lib/tidy/copy.ts";
import { readTree } from "../../scripts/lib/tidy/tree.ts";
import { type SiteServer, startSiteServer } from "../../tests/support/site-server.ts";

const root = join(import.meta.dirname, "../..");

/** A copy of the project, built for a path, and its server. */
export interface SiteBelow extends SiteServer {
  /** Of the server, without the path. */
  origin: string;
  folder: string;
  /** Asks for an address of the site. */
  ask(address: string, init?: RequestInit): Promise<Response>;
}

/** @param base the path, without a slash at its end. @throws what the build said. */
export async function siteBelow(base: string, env: Record<string, string>): Promise<SiteBelow> {
  const copy = new Copy(root);
  copy.write(readTree(root));
  const { code, output } = await run(pinnedNode(), ["scripts/build.mjs"], {
    cwd: copy.folder,
    quiet: true,
    env: { PUBLIC_URL: `https://www.example.com${base}/` },
  });
  if (code !== 0) {
    copy.remove();
    throw new Error(output);
  }
  const server = await startSiteServer(env, copy.folder, base);
  return {
    ...server,
    origin: new URL(server.url).origin,
    folder: copy.folder,
    ask: (address, init) => fetch(server.url + address, { redirect: "manual", ...init }),
    async stop() {
      await server.stop();
      copy.remove();
    },
  };
}
