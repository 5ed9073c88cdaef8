import type { Logger } from "pino";
import type { RequestHandler } from "react-router";
import { retentionText } from "#shared/retention.ts";
import type { Settings } from "../env.ts";
import type { RenderContext, SitePort } from "../site-port.ts";
import { type EntryModule, loadApplication } from "./application.ts";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import { takeBuild } from "./own-build.ts";
import { pageCaching } from "./page-caching.ts";
import { stampSite } from "./stamp.ts";
import { serveFile } from "./static-files.ts";
import { withoutBackOffice } from "./without-back-office.ts";

/** Where the checkout leads when Stripe takes the payments. */
const STRIPE_CHECKOUT = "https://checkout.stripe.com";

/** The built site: files stamped with the public address, everything else rendered by React Router. */
export async function createSite({
  settings,
  logger,
}: {
  settings: Settings;
  logger: Logger;
}): Promise<SitePort> {
  const own = await takeBuild();
  const whole = await loadApplication(own.build);
  const build = settings.adminEmails.length > 0 ? whole : withoutBackOffice(whole);
  const sources = { api: apiOrigin(settings.publicUrl) };
  const onRequest = { ...sources, payments: settings.stripe ? STRIPE_CHECKOUT : undefined };
  const started = performance.now();
  const files = await stampSite(
    own,
    { publicUrl: settings.publicUrl, retention: settings.retention },
    sources,
  );
  logger.info({ files: files.size, ms: Math.round(performance.now() - started) }, "site ready");
  const handle = build.entry.module.createHandler(build, "production");

  return {
    serveStatic: (request) => Promise.resolve(serveFile(files, request)),
    async render(request, context) {
      const page = await render(handle, build.entry.module, request, context, settings, onRequest);
      page.headers.set("Cache-Control", pageCaching(files, new URL(request.url), context));
      return page;
    },
  };
}

/** Renders one page on request, with a policy of its own. */
async function render(
  handle: RequestHandler,
  entry: EntryModule,
  request: Request,
  context: RenderContext,
  { publicUrl, retention }: Settings,
  sources: PolicySources,
): Promise<Response> {
  const response = await handle(
    request,
    entry.createLoadContext({ ...context, publicUrl, retention: retentionText(retention) }),
  );
  const headers = new Headers(response.headers);
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce: context.nonce }, sources));
  return new Response(response.body, { status: response.status, headers });
}

/** Origin of the API when the build was made for one elsewhere. */
function apiOrigin(publicUrl: string): string | undefined {
  const base = process.env.VITE_API_BASE;
  const origin = base && URL.canParse(base) ? new URL(base).origin : undefined;
  return origin === publicUrl ? undefined : origin;
}
