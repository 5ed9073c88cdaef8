import type { PageHandle } from "#app/frame/page-handle.ts";

export { default, loader } from "./page.tsx";

/** The picture under the header is dark in both schemes. */
export const handle: PageHandle = { header: { over: "dark" } };
