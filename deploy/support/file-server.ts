import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { withoutBasePath } from "#shared/base-path.mjs";
import { mediaType } from "#server/site/site-file.ts";

/**
 * A file server that knows nothing of the site: a folder is its index.html, at an address with a slash at its end; what is not there is
 * 404.html; queries are not looked at.
 * @param base where the folder stands on the host: `/my-site`
 */
export function serveFiles(folder: string, port: number, base = ""): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    void answer(request.url ?? "/").then(({ status, file, location }) => {
      const type = mediaType(file);
      response.writeHead(status, location ? { Location: location } : { "Content-Type": type });
      if (location) response.end();
      // Who has gone on to another page waits for nothing any more.
      else if (!response.destroyed) pipeline(createReadStream(file), response, () => {});
      return undefined;
    });
  });
  // A test that works for longer than a connection is kept would find it closed.
  server.keepAliveTimeout = 0;
  async function answer(
    address: string,
  ): Promise<{ status: number; file: string; location?: string }> {
    const asked = new URL(address, "http://localhost");
    const { search } = asked;
    const pathname = withoutBasePath(base, asked.pathname) ?? "/outside";
    const file = join(folder, decodeURIComponent(pathname));
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return { status: 200, file };
    if (found?.isDirectory() && !pathname.endsWith("/"))
      return { status: 301, file, location: `${asked.pathname}/${search}` };
    const index = join(file, "index.html");
    const isThere = found !== null && (await stat(index).catch(() => null)) !== null;
    return isThere ? { status: 200, file: index } : { status: 404, file: join(folder, "404.html") };
  }
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      ),
    );
  });
}
