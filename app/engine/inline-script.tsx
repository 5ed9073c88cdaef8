import { use } from "react";
import { NonceContext } from "./nonce.ts";

/**
 * A script that runs while the page is parsed, before what follows it is painted. Its hash or nonce stands in the policy. Browsers run it in
 * a page that is loaded, not in one that is gone to: what it does is done there by an effect.
 * @param code `import.meta.env.SSR ? … : ""`, so that the page's modules do not carry it along.
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = use(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
