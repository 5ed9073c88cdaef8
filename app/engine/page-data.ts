import { loadChunk } from "./load-chunk.ts";
import { dataAddress } from "./router-internals.ts";

/** The answer to what the router is about to ask. */
let ahead: { address: string; answer: Response; isWanted: () => boolean } | undefined;
let isListening = false;

/**
 * Asks for a page's data before the router does, which would put its error page in the place of what is on screen. The router then gets
 * this answer to the same question: once, and only if it asks because of this visit.
 * @param isWanted whether the visitor has asked for nothing else since.
 * @throws ChunkLoadError when it cannot be had: without a network, or when another than the site answers for it.
 */
export async function bringData(
  path: string,
  search: string,
  isWanted: () => boolean,
): Promise<void> {
  const address = dataAddress(path, search);
  if (!address) return;
  const answer = await loadChunk("data", address, () => ask(address));
  if (!isWanted()) return;
  if (!isListening) answerRouter();
  ahead = { address, answer, isWanted };
}

async function ask(absolute: string): Promise<Response> {
  const answer = await fetch(absolute);
  const { status, statusText, headers } = answer;
  const isSites = headers.has("X-Remix-Response");
  const isPage = answer.ok && Boolean(headers.get("Content-Type")?.startsWith("text/html"));
  if (!isSites && (status >= 500 || isPage)) throw new Error(`${absolute} answered ${status}`);
  // To its end: what breaks off is no answer.
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

function answerRouter(): void {
  isListening = true;
  const original = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof URL ? input.href : "";
    if (ahead?.address !== address || init?.method || !ahead.isWanted())
      return original(input, init);
    const { answer } = ahead;
    ahead = undefined;
    return answer;
  };
}
