import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type Connections, patience, type Patience, trackConnections } from "./connections.ts";
import type { AppEnv } from "./context.ts";
import type { Settings } from "./env.ts";
import type { BeforeApp } from "./middleware/files-first.ts";

/** The address cannot be used; the message is one sentence for people. */
export class ListenError extends Error {}

export interface Listener {
  port: number;
  /** From now on each answer ends its connection, so that proxies keep none open that is about to be closed. */
  letGo(): void;
  /** Takes no further request, lets the accepted ones end, cuts off what lasts longer than the limit. */
  close(): Promise<void>;
}

/**
 * Serves the app on the address of the settings.
 * @param times shorter ones in tests.
 * @param first sees each request before the app.
 * @throws {ListenError} when the port is taken or may not be used.
 */
export async function listen(
  app: Hono<AppEnv>,
  { host, port, publicUrl }: Pick<Settings, "host" | "port"> & Partial<Pick<Settings, "publicUrl">>,
  times: Patience = patience,
  first: BeforeApp = (_incoming, _outgoing, next) => next(),
): Promise<Listener> {
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // HTTP/1.0 need not say whom it asks, and what watches a server (HAProxy, by itself) often speaks it.
    hostname: publicUrl && new URL(publicUrl).host,
  });
  const server = createServer(
    {
      // A client that sends its request drop by drop is cut off.
      headersTimeout: times.headers,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.check,
      keepAliveTimeout: times.keepAlive,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => first(incoming, outgoing, () => void answer(incoming, outgoing)),
  );
  const connections = trackConnections(server, times);
  await bind(server, host, port);
  const address = server.address();
  let isLettingGo = false;
  const letGo = () => {
    if (isLettingGo) return;
    isLettingGo = true;
    server.prependListener("request", (_request, response) =>
      response.setHeader("Connection", "close"),
    );
  };
  return {
    port: typeof address === "object" && address ? address.port : port,
    letGo,
    close() {
      letGo();
      return drain(server, connections, times);
    },
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new ListenError(sentence(error, host, port), { cause: error })),
    );
    server.listen({ host, port }, resolve);
  });
}

function sentence({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use: stop the other program, or choose another port, for example PORT=${port + 1}.`;
    case "EACCES":
      return `Port ${port} may not be used by this account: choose one above 1023, for example PORT=3000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`;
    default:
      return `The server cannot listen on ${host}:${port} (${message}).`;
  }
}

function drain(server: Server, connections: Connections, times: Patience): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), times.drain);
    const sweep = setInterval(() => connections.closeUnused(), times.unused);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
  });
}
