import type { RequestHandler } from "react-router";
import type { Ledger } from "../services/ledger.ts";
import type { EntryModule } from "./application.ts";
import { compress } from "./compress.ts";
import {
  contentSecurityPolicy,
  inlineHashes,
  type PolicySources,
} from "./content-security-policy.ts";
import { chooseEncoding } from "./file-answer.ts";

/** Where the page is made. Forms on it lead here: an address as unknown as any other. */
const NOWHERE = "/not-found";

/**
 * Makes the 404 page once, at start, as pages are prerendered: without a visitor, its scripts allowed by hash. Rule: an address that leads
 * nowhere costs no rendering, so that asking for many of them keeps nobody else waiting.
 * @returns what answers every such request, whatever its method.
 */
export async function makeNotFound(
  handlerFor: (pathname: string) => RequestHandler,
  entry: EntryModule,
  { publicUrl, ledger, styles }: { publicUrl: string; ledger: Ledger; styles: unknown },
  sources: PolicySources,
): Promise<(request: Request) => Response> {
  const page = await handlerFor(NOWHERE)(
    new Request(publicUrl + NOWHERE, { headers: { Accept: "text/html" } }),
    entry.createLoadContext({ publicUrl, ledger, styles }),
  );
  const html = await page.text();
  if (page.status !== 404 || html === "") throw new Error(`the 404 page answers ${page.status}`);
  const plain = Buffer.from(html);
  const bodies = { plain, ...(await compress(plain, { thorough: false })) };
  const encodings = { br: bodies.br.length, gz: bodies.gz.length };
  const policy = contentSecurityPolicy(inlineHashes(html), sources);
  const referrerPolicy = page.headers.get("Referrer-Policy");

  return (request) => {
    const encoding = chooseEncoding({ encodings }, request.headers.get("accept-encoding") ?? "");
    const body = bodies[encoding ?? "plain"];
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
      status: 404,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": String(body.length),
        "Content-Security-Policy": policy,
        ...(referrerPolicy ? { "Referrer-Policy": referrerPolicy } : {}),
        Vary: "Accept-Encoding",
        ...(encoding ? { "Content-Encoding": encoding === "gz" ? "gzip" : "br" } : {}),
      },
    });
  };
}
