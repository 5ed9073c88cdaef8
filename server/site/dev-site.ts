import { createServer as createModuleServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Settings } from "../env.ts";
import type { SitePort } from "../site-port.ts";
import type { Application } from "./application.ts";
import { hotUpdates } from "./hot-updates.ts";
import { onSite } from "./on-site.ts";
import { withoutRoutes } from "./without-routes.ts";
import * as words from "../words.ts";

/**
 * The site while developing: pages are rendered from source by Vite's server environment, modules and styles come from a server of
 * Vite's middleware behind this one, so that API, forms and pages share one address as in production. As middleware Vite renders no page
 * itself: what it does not have is ours to answer, whoever asks. No policy is sent: Vite's client needs inline scripts.
 */
export async function createDevSite({
  settings,
  logger,
}: {
  settings: Settings;
  logger: Logger;
}): Promise<SitePort> {
  const modules = createModuleServer();
  const port = await listen(modules);
  const vite = await createServer({
    server: {
      middlewareMode: true,
      hmr: { server: hotUpdates(modules), clientPort: port, host: "127.0.0.1" },
      watch: { ignored: ["**/.cache/**", "**/build/**", "**/data/**"] },
      fs: { deny: [...secretSources, ...visitorsData(settings.dataDir)] },
    },
  });
  // Asked for each time: another configuration is another chain.
  modules.on("request", (request, response) => vite.middlewares(request, response));
  logger.info({ port }, "modules and hot updates");

  const { isClosed, ledger } = onSite(settings);
  return {
    // Vite's own addresses have no measure.
    reach: { characters: Infinity, segments: Infinity },
    notFound: () => new Response(`${words.nothingHere}\n`, { status: 404 }),
    findFile: () => null,
    async serveStatic(request) {
      if (wantsPage(request)) return null;
      const { pathname, search } = new URL(request.url);
      const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        method: request.method,
        headers: forwarded(request),
      });
      return response.status === 404
        ? null
        : new Response(response.body, { status: response.status, headers: readable(response) });
    },
    async render(request, context) {
      const build = withoutRoutes(await application(vite), isClosed);
      const handle = build.entry.module.createHandler(build, "development");
      return handle(
        request,
        build.entry.module.createLoadContext({
          ...context,
          nonce: undefined,
          publicUrl: settings.publicUrl,
          ledger,
        }),
      );
    },
  };
}

/**
 * The application as its sources are now. By the environment's own runner, which learns of every edit: `ssrLoadModule` has a second one,
 * and of the two whichever asks last for an edited module is told that the one it knows will do.
 */
async function application(vite: ViteDevServer): Promise<Application> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite has no environment that renders pages.");
  try {
    return await ssr.runner.import<Application>("virtual:react-router/server-build");
  } catch (error) {
    // With another configuration Vite has another runner, and closes this one whatever it was asked.
    if (!ssr.runner.isClosed()) throw error;
    await setTimeout(100);
    return application(vite);
  }
}

/** What Vite keeps back by itself; a list of ours takes the place of its own. */
const secretSources = [
  ".env",
  ".env.*",
  "*.{crt,pem,key,p12,pfx,cer,der}",
  ".npmrc",
  ".yarnrc.yml",
  "**/.git/**",
];

/**
 * Rule: nothing that visitors left is a source file. Vite hands out whatever lies in the project, and the data folder usually does: the
 * database and kept mails, sign-in links included.
 */
function visitorsData(dataDir: string): string[] {
  const folder = dataDir.replaceAll("\\", "/").replaceAll(/[()[\]{}*?!+@]/g, "\\$&");
  return [`${folder}/**`, "*.{sqlite,sqlite-wal,sqlite-shm,eml}"];
}

function wantsPage(request: Request): boolean {
  return (
    (request.headers.get("accept") ?? "").includes("text/html") ||
    new URL(request.url).pathname.endsWith(".data")
  );
}

function forwarded(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of ["host", "connection", "accept-encoding", "origin"]) headers.delete(name);
  return headers;
}

function readable(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
    headers.delete(name);
  return headers;
}

/** @returns the port of this machine's own address that it listens on. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
