/**
 * What `app/engine/hosting.ts` is made from, for `define`: literals, so that what only an export shows leaves every other build. Set by
 * `npm run export` (`scripts/lib/export/export-site.ts`): VITE_EXPORT is the origin of the server that forms go to, or "none";
 * VITE_SERVER_ADDRESSES is what only a server answers.
 */
export function hostingConstants(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const { VITE_EXPORT: chosen = "", VITE_SERVER_ADDRESSES: addresses = "" } = env;
  const constants = {
    IS_EXPORT: chosen !== "",
    HAS_SERVER: chosen !== "none",
    SERVER_ORIGIN: chosen === "none" ? "" : chosen,
    SERVER_ADDRESSES: addresses,
  };
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
