import { type IncomingHttpHeaders, request } from "node:http";
import { siteUrl } from "./site-under-test.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  /** Another server than that of the run. */
  origin?: string;
}

/** One request exactly as written: the path is not normalized, nothing is followed or unpacked. */
export function get(
  path: string,
  { method = "GET", headers = {}, origin = siteUrl() }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end();
  });
}
