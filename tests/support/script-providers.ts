import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A host that plays one provider of analytics: its script does to the page what the provider's does, and what it sends is written down. */
export interface Provider {
  origin: string;
  /** Addresses of what was asked of it, without those of pages. */
  asked: string[];
  /** The pages that it counted, in order. */
  counted: string[];
  stop(): void;
}

/** Looks at the history as Plausible's script does: at the next page and at the way back. */
const plausible = `(() => {
  const { src, dataset } = document.currentScript;
  let last;
  const count = () => {
    if (last === location.pathname) return;
    last = location.pathname;
    fetch(new URL(src).origin + "/api/event", { method: "POST", keepalive: true, headers: { "Content-Type": "text/plain" }, body: JSON.stringify({ u: location.href, d: dataset.domain }) });
  };
  const push = history.pushState;
  history.pushState = function (...args) { push.apply(this, args); count(); };
  addEventListener("popstate", count);
  count();
})()`;

/** As Umami's does: before the page changes, with JSON, which is asked about first across origins. */
const umami = `(() => {
  const { src, dataset } = document.currentScript;
  const bare = (url) => Object.assign(new URL(url, location.href), dataset.excludeHash ? { hash: "" } : {}).href;
  let current = bare(location.href);
  const send = () => fetch(new URL("/api/send", src), { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" }, body: JSON.stringify({ type: "event", payload: { website: dataset.websiteId, url: current } }) });
  for (const method of ["pushState", "replaceState"]) {
    const inner = history[method];
    history[method] = (...args) => {
      const before = current;
      if (args[2]) current = bare(args[2]);
      if (current !== before) setTimeout(send, 300);
      return inner.apply(history, args);
    };
  }
  send();
})()`;

/** As Matomo's does: what waits in the list, and then what is pushed, by a picture; a cookie for the browser. */
const matomo = `(() => {
  const facts = { url: location.href };
  document.cookie = "_pk_id.1.1fff=0123456789abcdef; path=/; max-age=34000000; SameSite=Lax";
  const methods = {
    setTrackerUrl: (to) => (facts.to = to),
    setSiteId: (id) => (facts.id = id),
    setCustomUrl: (url) => (facts.url = url),
    setDocumentTitle: (title) => (facts.title = title),
    setReferrerUrl: (referrer) => (facts.referrer = referrer),
    enableLinkTracking: () => {},
    trackPageView: () => { new Image().src = facts.to + "?" + new URLSearchParams({ idsite: facts.id, url: facts.url, action_name: facts.title ?? document.title }); },
  };
  const push = ([method, ...args]) => methods[method](...args);
  const [first, ...rest] = [...window._paq].sort((a, b) => a[0].startsWith("track") - b[0].startsWith("track"));
  [first, ...rest].forEach(push);
  window._paq = { push };
})()`;

const scripts = { plausible, umami, matomo };

/** Starts one on a port of its own, by the name `localhost`: another origin than the site's. */
export async function startProvider(name: keyof typeof scripts, wanted = 0): Promise<Provider> {
  const asked: string[] = [];
  const counted: string[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const body = await read(request);
      if (pathname !== "/favicon.ico") asked.push(`${request.method} ${pathname}`);
      const page =
        searchParams.get("url") ??
        /"(?:u|url)":"([^"]+)"/.exec(request.method === "POST" ? body : "")?.[1];
      if (page) counted.push(page);
      const type = pathname.endsWith(".js") ? "text/javascript" : "application/json";
      response.writeHead(200, {
        "Content-Type": type,
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "Content-Type",
      });
      response.end(pathname.endsWith(".js") ? scripts[name] : "{}");
    })();
  });
  await new Promise<void>((resolve) => server.listen(wanted, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    counted,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
