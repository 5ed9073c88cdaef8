// First, as it fixes the order of layers; then what headers refine.
import "./styles/main.css";
import "./frame/headers/parts/panel-dialog/panel-dialog.module.css";
import "./frame/headers/parts/header.module.css";
import "./frame/headers/parts/menu.module.css";
import { useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { site, siteSkin } from "#content/site.ts";
import { MAINTENANCE_PAGE } from "#shared/maintenance.ts";
import { textDirection } from "#shared/text-direction.ts";
import { fill } from "#shared/words.ts";
import type { Route } from "./+types/root.ts";
import { bootScript } from "./engine/boot.ts";
import { useAskedView } from "./engine/exported-page.ts";
import { InlineScript } from "./engine/inline-script.tsx";
import { keepOnScreen } from "./engine/keep-on-screen.ts";
import { closeLeftPopovers } from "./frame/layout/close-left-popovers.ts";
import { LoadFailureNotice } from "./frame/layout/load-failure-notice.tsx";
import { openForPrint } from "./frame/layout/open-for-print.ts";
import { ScrollToTop } from "./frame/layout/scroll-to-top/scroll-to-top.tsx";
import { useLayoutMeasures } from "./frame/layout/use-layout-measures.ts";
import { useRouteChange } from "./frame/layout/use-route-change.ts";
import * as words from "./frame/words.ts";
import { showProgress } from "./engine/page-gate.ts";
import { pageInfo } from "./engine/page-info.server.ts";
import { referrerPolicyOf } from "./engine/referrer-policy.ts";
import { requestContext } from "./engine/request-context.server.ts";
import { Phrase } from "./lib/phrase.tsx";
import { watchReveals } from "./lib/reveal.ts";
import { everywhere } from "./slots/everywhere.ts";
import { everywhereParts } from "./slots/everywhere.server.ts";
import { headLinks } from "./slots/head-links.ts";
import { gates } from "./slots/gates.server.ts";
import { Slot } from "./slots/slot.tsx";
import ownColours from "./styles/own-colours.css?url";
import printStyles from "./styles/print.css?url";

export { keepOnQueryChange as shouldRevalidate } from "./engine/keep-on-query.ts";
export const clientMiddleware = [keepOnScreen];

/** What every page knows: its own facts, the build's date, and what a form sent without script brings back. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicUrl, formState, formReturn } = context.get(requestContext);
  const views = await Promise.all(gates.map((view) => view(url.pathname, context)));
  const dir = textDirection(site.language);
  const page = pageInfo(url, publicUrl, views);
  return {
    page: formState ? { ...page, title: fill(words.refusedForm, page) } : page,
    publicUrl,
    renderedAt: new Date().toISOString(),
    formState: formState ?? null,
    formReturn: formReturn ?? null,
    parts: everywhereParts(url.pathname),
    ...(dir === "rtl" && { dir }),
  };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  // It is shown at every other page's address: script would look for that page, and find its server closed.
  const isClosed = data?.page.path === MAINTENANCE_PAGE;
  return (
    <html
      lang={site.language}
      dir={data?.dir}
      data-skin={data?.page.skin.name ?? siteSkin}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={import.meta.env.SSR ? bootScript : ""} />
        {data ? <PageHead {...data} /> : <title>{site.name}</title>}
        <Links />
        <link rel="stylesheet" href={printStyles} media="print" />
        <link
          rel="stylesheet"
          href={ownColours}
          media="(forced-colors: active), (prefers-contrast: more)"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {!isClosed && <Scripts />}
      </body>
    </html>
  );
}

function PageHead({ page }: Awaited<ReturnType<typeof loader>>) {
  const referrerPolicy = referrerPolicyOf(page);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.canonical ? (
        <link rel="canonical" href={page.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {referrerPolicy && <meta name="referrer" content={referrerPolicy} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={page.kind} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {page.canonical && <meta property="og:url" content={page.canonical} />}
      <meta property="og:image" content={page.socialImage} />
      <meta name="twitter:card" content="summary_large_image" />
      <Slot of={headLinks} />
      {page.skin.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={page.skin.stylesheet} precedence="skin" />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const announcement = useRouteChange();
  useLayoutMeasures(pathname);
  useEffect(() => watchReveals(), [pathname]);
  useEffect(closeLeftPopovers, []);
  useEffect(openForPrint, []);
  const { state } = useNavigation();
  useEffect(() => showProgress(state !== "idle"), [state]);
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    window.dispatchEvent(new Event("vitrine:alive"));
  }, []);

  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-4 z-100 -translate-y-24 rounded-control bg-ink px-5 py-3 text-paper focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <Outlet />
      <ScrollToTop />
      <LoadFailureNotice />
      <Slot of={everywhere} {...loaderData.parts} />
      {import.meta.env.IS_EXPORT && <AskedView />}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Only in an export: a server answers a query itself. */
function AskedView() {
  useAskedView();
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: "" };
  return (
    <main className="grid min-h-dvh place-content-center gap-6 p-gutter">
      <p className="text-soft">{fill(words.faultStatus, { status })}</p>
      <h1 className="display text-display-2">{words.fault}</h1>
      <p className="max-w-text">
        {/* With 503 comes a sentence of the server's (server/routes/database-away.ts). */}
        {status === 503 ? data : words.faultText}{" "}
        <Phrase
          of={words.faultNext}
          home={
            <a className="underline" href="/">
              {words.backHome}
            </a>
          }
        />
      </p>
    </main>
  );
}
