import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Endings of files that compression makes smaller. */
export const compressible = /\.(html|data|js|css|svg|xml|txt|json|webmanifest|ico)$/;

/**
 * Both encodings of a file's content. `thorough` is for files that are compressed once per build, not once per start: from 8 on, Brotli clears a
 * table of many megabytes for each file, which for 400 pages takes ten times as long and makes them half a per cent smaller.
 */
export async function compress(
  content: Buffer,
  { thorough }: { thorough: boolean },
): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gzipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
      },
    }),
    gz(content, { level: thorough ? 9 : 7 }),
  ]);
  return { br, gz: gzipped };
}

/** The smallest window, as a power of two, that reaches back to a file's beginning: memory is set aside for all of it. */
function windowOf(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + 16));
  return Math.min(
    Math.max(fitting, constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );
}
