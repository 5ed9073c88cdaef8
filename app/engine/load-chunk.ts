import { fill } from "#shared/words.ts";
import { CODE_TIMEOUT } from "./load-failure.ts";
import * as words from "./words.ts";

type Kind = "script" | "stylesheet" | "data";

/** The code, a stylesheet or the data of a page could not be loaded, retry included. The message is the specification's, point 8. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";

  constructor(kind: Kind, url: string, cause?: unknown) {
    super(fill(messages[kind], { chunk: chunkId(url) }), { cause });
  }
}

const messages = {
  script: words.chunkFailed,
  stylesheet: words.stylesheetFailed,
  data: words.dataFailed,
} as const satisfies Record<Kind, string>;

/** The file name without folder and ending: what the specification calls the chunk's id. */
function chunkId(url: string): string {
  return url
    .replace(/[?#].*$/, "")
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "");
}

/**
 * Runs a load, once more if it fails, and gives up after 120000 ms in all. The attempt's number lets the second
 * try avoid what a browser remembers of the first (module maps keep failures in some).
 * @param signal once it is aborted there is no second try.
 * @throws ChunkLoadError
 */
export async function loadChunk<Loaded>(
  kind: Kind,
  url: string,
  load: (attempt: 1 | 2) => Promise<Loaded>,
  signal?: AbortSignal,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${CODE_TIMEOUT} ms`)),
      CODE_TIMEOUT,
    );
  });
  const again = (error: unknown) => {
    if (signal?.aborted) throw error;
    return load(2);
  };
  try {
    return await Promise.race([load(1).catch(again), expired]);
  } catch (error) {
    throw new ChunkLoadError(kind, url, error);
  } finally {
    clearTimeout(timer);
  }
}
