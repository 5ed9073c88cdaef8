import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { get } from "../../tests/support/http.ts";

/**
 * Starts what a server of nothing but Node would be, as a process of its own: it asks a site once for each address, then sends the same bytes
 * with the same headers from memory, compressed with brotli or not.
 * @param site where it listens, without a trailing slash.
 */
export async function startBareServer(site: string, addresses: readonly string[]) {
  const child = spawn(process.execPath, [import.meta.filename, site, ...addresses], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  };
}

/** They belong to a connection or to one answer. */
const ofOneAnswer = ["connection", "date", "keep-alive", "transfer-encoding"];

async function ask(origin: string, path: string, encoding: string) {
  const { status, headers, body } = await get(path, {
    origin,
    headers: { "accept-encoding": encoding },
  });
  for (const name of ofOneAnswer) delete headers[name];
  return { status, headers: { ...headers, "content-length": String(body.length) }, body };
}

/* As a program: prints its port. */
if (import.meta.main) {
  const [origin = "", ...addresses] = process.argv.slice(2);
  const answers = new Map<string, Awaited<ReturnType<typeof ask>>>();
  for (const address of addresses)
    for (const encoding of ["br", "identity"])
      answers.set(`${encoding} ${address}`, await ask(origin, address, encoding));

  const listener: RequestListener = ({ url, headers }, response) => {
    const answer = answers.get(`${headers["accept-encoding"]} ${url}`);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer(listener).listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") process.stdout.write(`${address?.port}\n`);
  });
}
