import { createServer as createSocket } from "node:net";
import type { Logger } from "pino";
import { createServer } from "vite";
import type { Settings } from "../env.ts";
import type { SitePort } from "../site-port.ts";
import type { Application } from "./application.ts";
import { onSite } from "./on-site.ts";
import { withoutRoutes } from "./without-routes.ts";
import * as words from "../words.ts";

/**
 * The site while developing: pages are rendered from source by Vite's server environment, modules and styles come from a Vite server
 * of its own behind this one, so that API, forms and pages share one address as in production. No policy is sent: Vite's client
 * needs inline scripts.
 */
export async function createDevSite({
  settings,
  logger,
}: {
  settings: Settings;
  logger: Logger;
}): Promise<SitePort> {
  const port = await freePort();
  const vite = await createServer({
    server: {
      port,
      strictPort: true,
      host: "127.0.0.1",
      hmr: { clientPort: port, host: "127.0.0.1" },
      watch: { ignored: ["**/.cache/**", "**/build/**", "**/data/**"] },
      fs: { deny: [...secretSources, ...visitorsData(settings.dataDir)] },
    },
  });
  await vite.listen();
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
      const whole = (await vite.ssrLoadModule("virtual:react-router/server-build")) as Application;
      const build = withoutRoutes(whole, isClosed);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once("error", reject);
    socket.listen(0, "127.0.0.1", () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
