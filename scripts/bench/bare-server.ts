import { createServer, type RequestListener } from "node:http";
import { get } from "../../tests/support/http.ts";

/**
 * What a server of nothing but Node would do: asks a site once for each address (`bare-server.ts URL ADDRESS…`), then sends the same bytes
 * with the same headers from memory. Prints its port.
 */
const [origin = "", ...addresses] = process.argv.slice(2);
/** They belong to a connection or to one answer. */
const ofOneAnswer = ["connection", "date", "keep-alive", "transfer-encoding"];

const answers = new Map<string, Awaited<ReturnType<typeof ask>>>();
for (const address of addresses)
  for (const encoding of ["br", "identity"])
    answers.set(`${encoding} ${address}`, await ask(address, encoding));

async function ask(path: string, encoding: string) {
  const { status, headers, body } = await get(path, {
    origin,
    headers: { "accept-encoding": encoding },
  });
  for (const name of ofOneAnswer) delete headers[name];
  return { status, headers: { ...headers, "content-length": String(body.length) }, body };
}

const listener: RequestListener = ({ url, headers }, response) => {
  const answer = answers.get(`${headers["accept-encoding"]} ${url}`);
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
};
const server = createServer(listener).listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.stdout.write(`${address?.port}\n`);
});
