import { loadChunk } from "./load-chunk.ts";
import { dataAddress } from "./router-internals.ts";

/** The answer to what the router is about to ask. */
let ahead: { address: string; answer: Response; signal: AbortSignal } | undefined;
let isListening = false;

/**
 * Asks for a page's data before the router does, which would put its error page in the place of what is on screen. The router then gets
 * this answer to the same question: once, and only if it asks because of this visit.
 * @param signal aborted when the visitor asks for something else.
 * @throws ChunkLoadError when it cannot be had: without a network, or when another than the site answers for it.
 */
export async function bringData(path: string, search: string, signal: AbortSignal): Promise<void> {
  const address = dataAddress(path, search);
  if (!address) return;
  const answer = await loadChunk("data", address, () => ask(address, signal), signal);
  if (signal.aborted) return;
  if (!isListening) answerRouter();
  ahead = { address, answer, signal };
}

async function ask(absolute: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(absolute, { signal });
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
    if (ahead?.address !== address || init?.method || ahead.signal.aborted)
      return original(input, init);
    const { answer } = ahead;
    ahead = undefined;
    return answer;
  };
}
