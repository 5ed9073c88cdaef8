import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long a connection may be of no use, in milliseconds. */
export interface Patience {
  /** For the headers of a request; for a new connection they begin with it. */
  headers: number;
  /** For a whole request, its body included. */
  request: number;
  /** Between an answer and the next request. */
  keepAlive: number;
  /** Without a byte that moves, in the middle of a request or of an answer. */
  idle: number;
  /** How often connections are looked at: the other times are kept about as exactly. */
  check: number;
  /** For accepted requests to end when the server is asked to stop. */
  drain: number;
  /** Then, how often connections without a request are cut: one may be on its way to them. */
  unused: number;
}

export const patience: Patience = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 10_000,
  idle: 60_000,
  check: 2000,
  drain: 10_000,
  unused: 500,
};

export interface Connections {
  /** Cuts those that no answer is owed to. */
  closeUnused(): void;
}

interface Connection {
  /** Requests that are being answered; more than one when the client did not wait (pipelining). */
  owed: number;
  /** When it has to be owed an answer. What it sends that is no request does not put it off. */
  deadline: number;
}

/**
 * Keeps the list of the open connections and cuts those that hold a socket for nothing: each open one has asked, is being answered and
 * takes what it is sent, or it has a deadline. Node's own times are counted anew with bytes that are no request (empty lines between
 * requests), and it lets a client that takes nothing of its answer keep the socket for ever.
 */
export function trackConnections(server: Server, times: Patience): Connections {
  const open = new Map<Socket, Connection>();
  server.timeout = times.idle;

  server.on("connection", (socket) => {
    // A moment later than Node, which says why (408).
    open.set(socket, { owed: 0, deadline: performance.now() + times.headers + times.check });
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.owed += 1;
    response.once("close", () => {
      connection.owed -= 1;
      connection.deadline = performance.now() + times.keepAlive + times.headers;
    });
  });

  const watch = setInterval(() => {
    const now = performance.now();
    closeWhere(({ owed, deadline }) => owed === 0 && deadline <= now);
  }, times.check).unref();
  server.once("close", () => clearInterval(watch));

  function closeWhere(isUseless: (connection: Connection) => boolean) {
    for (const [socket, connection] of open) if (isUseless(connection)) socket.destroy();
  }

  return { closeUnused: () => closeWhere(({ owed }) => owed === 0) };
}
