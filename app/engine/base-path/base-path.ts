import { withoutBasePath } from "#shared/base-path.mjs";
import * as add from "./add-base-path.ts";

/*
 * Code of the site writes addresses as if it stood at the root of a host. Elements (`jsx-runtime.ts`) and the router put the path
 * before them by themselves; what hands an address to the browser in another way, or gets one from it, asks here. A build for the root
 * has none of these calls (`scripts/vite/base-path-plugin.ts`).
 */

/** The path below which the site stands (`/shop2`), known since it was built; "" at the root of a host. */
export const BASE_PATH: string = (import.meta.env.VITRINE_BASE_PATH as string | undefined) ?? "";

/** An address of the site as `fetch`, `location` and the like need it. */
export function withBase(address: string): string {
  return add.withBase(BASE_PATH, address);
}

/** An address that the browser tells, as the site writes it. One of another site on this host stays as it is. */
export function withoutBase(address: string): string {
  return withoutBasePath(BASE_PATH, address) ?? address;
}

/** HTML that is put into the page as it is. */
export function htmlWithBase(html: string): string {
  return add.htmlWithBase(BASE_PATH, html);
}
