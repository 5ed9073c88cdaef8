import type { Logger } from "pino";
import type { RequestHandler } from "react-router";
import { inAscii } from "#registry/moved.ts";
import { sentOn } from "#registry/sent-on.ts";
import { basePathOf, withoutBasePath } from "#shared/base-path.mjs";
import type { Settings } from "../env.ts";
import type { RenderContext, SitePort } from "../site-port.ts";
import { reachOf } from "../middleware/address-reach.ts";
import type { Ledger } from "../services/ledger.ts";
import { apiOriginOf, baseOf, type EntryModule, loadApplication } from "./application.ts";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import { answerWith } from "./file-answer.ts";
import { createFileCache } from "./file-cache.ts";
import { forRouter } from "./for-router.ts";
import { makeNotFound } from "./not-found.ts";
import { onSite } from "./on-site.ts";
import { buildPlaces, NoBuildError, takeBuild } from "./own-build.ts";
import { otherBuilds } from "./other-builds.ts";
import { pageCaching } from "./page-caching.ts";
import { routeAddresses } from "./route-addresses.ts";
import { routeParts } from "./route-parts.ts";
import { type SiteFiles, stampSite } from "./stamp.ts";
import { serveFile } from "./static-files.ts";
import { withoutRoutes } from "./without-routes.ts";

/** The built site: files stamped with the public address, everything else rendered by React Router. */
export async function createSite({
  settings,
  logger,
}: {
  settings: Settings;
  logger: Logger;
}): Promise<SitePort> {
  const places = await buildPlaces(settings.dataDir);
  const own = await takeBuild(places);
  const findElsewhere = otherBuilds(places, own);
  const whole = await loadApplication(own.build);
  mustStandBelow(baseOf(whole), settings.publicUrl);
  const { isClosed, formTargets, ledger } = onSite(settings);
  const build = withoutRoutes(whole, isClosed);
  const sources = { api: apiOriginOf(whole.entry.module, settings.publicUrl) };
  const onRequest = { ...sources, formTargets };
  const started = performance.now();
  const files = await stampSite(
    own,
    { publicUrl: settings.publicUrl, retention: settings.retention },
    sources,
  );
  logger.info({ files: files.size, ms: Math.round(performance.now() - started) }, "site ready");
  const cache = createFileCache(settings.fileCacheBytes);
  const entry = build.entry.module;
  const handlerFor = routeParts(build, (part) => entry.createHandler(part, "production"));
  const notFound = await makeNotFound(
    handlerFor,
    entry,
    { publicUrl: settings.publicUrl, ledger, styles: whole.styles },
    sources,
  );

  return {
    reach: reachOf([
      ...files.keys(),
      ...routeAddresses(build),
      ...sentOn.map(([from]) => `${inAscii(from)}/`),
    ]),
    notFound,
    findFile(address, request) {
      // An escape stands for something else.
      const file = address.includes("%") ? undefined : files.get(address);
      if (!file) return null;
      const { status, headers, part } = answerWith(file, request);
      return { status, headers, body: part && cache.read(part) };
    },
    serveStatic: (request) => serveFile(files, cache, request, findElsewhere),
    render: (request, context) =>
      render(
        {
          handlerFor,
          entry,
          notFound,
          files,
          publicUrl: settings.publicUrl,
          ledger,
          styles: whole.styles,
          sources: onRequest,
        },
        request,
        context,
      ),
  };
}

/** @throws {NoBuildError} where the build has other addresses than the site. */
function mustStandBelow(base: string, publicUrl: string): void {
  if (base !== basePathOf(publicUrl))
    throw new NoBuildError(
      `The site was built for the path ${base}/ and PUBLIC_URL is ${publicUrl}: run npm run build with this PUBLIC_URL, then start again.`,
    );
}

interface Rendering {
  handlerFor: (pathname: string) => RequestHandler;
  entry: EntryModule;
  notFound: SitePort["notFound"];
  files: SiteFiles;
  publicUrl: string;
  ledger: Ledger;
  styles: unknown;
  sources: PolicySources;
}

/** Renders one page on request, with a policy of its own. The 404 page is rendered only where it has something to say to its visitor. */
async function render(
  { handlerFor, entry, notFound, files, publicUrl, ledger, styles, sources }: Rendering,
  request: Request,
  context: RenderContext,
): Promise<Response> {
  let leadsNowhere = false;
  const isForAnybody = context.formState === null && context.notice === null;
  const { pathname } = new URL(request.url);
  const base = basePathOf(publicUrl);
  const response = await handlerFor(pathname)(
    forRouter(base, request),
    entry.createLoadContext({
      ...context,
      publicUrl,
      ledger,
      styles,
      onNowhere: isForAnybody ? () => (leadsNowhere = true) : undefined,
    }),
  );
  if (leadsNowhere) return notFound(request);
  const headers = new Headers(response.headers);
  const location = headers.get("Location");
  if (location) headers.set("Location", withoutBasePath(base, location) ?? location);
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce: context.nonce }, sources));
  headers.set("Cache-Control", pageCaching(files, new URL(request.url), context));
  return new Response(response.body, { status: response.status, headers });
}
