import type { PageHandle } from "#app/frame/headers/header-contract.tsx";

export { default, loader } from "./page.tsx";

/** The picture under the header is dark in both schemes. */
export const handle: PageHandle = { header: { over: "dark" } };
