import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Endings of files that compression makes smaller. */
export const compressible = /\.(html|data|js|css|svg|xml|txt|json|webmanifest|ico)$/;

/** Both encodings of a file's content. `thorough` is for files that are compressed once per build, not once per start. */
export async function compress(
  content: Buffer,
  { thorough }: { thorough: boolean },
): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gzipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz(content, { level: thorough ? 9 : 7 }),
  ]);
  return { br, gz: gzipped };
}
