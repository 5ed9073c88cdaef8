import {
  contentSecurityPolicy,
  inlineHashes,
  type PolicySources,
} from "#server/site/content-security-policy.ts";

/**
 * Writes a page's policy into the page, for hosts that send no header of ours. Browsers take `frame-ancestors` from a header alone, and
 * complain of it elsewhere: it is in the files for hosts that can send one (`host-files.ts`).
 */
export function withPolicy(html: string, sources: PolicySources): string {
  const policy = contentSecurityPolicy(inlineHashes(html), sources)
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
  // Before the first script: what stands above it is not held to it.
  const [head = ""] = /<meta charSet="utf-8"\s*\/?>/i.exec(html) ?? [];
  if (!head) throw new Error("A page does not begin with its charset: its policy has no place.");
  return html.replace(
    head,
    () => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
