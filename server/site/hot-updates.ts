import { createServer, type Server } from "node:http";

/**
 * A server for Vite to hear of those that want hot updates; `server` is the one that they come to. While Vite starts anew, with another
 * configuration or other content, the one that ends and the one that begins both listen, and a socket that both take ends the process: here
 * the one that begins has it.
 */
export function hotUpdates(server: Server): Server {
  const heard = createServer();
  server.on("upgrade", (...upgrade) => heard.listeners("upgrade").at(-1)?.(...upgrade));
  return heard;
}
