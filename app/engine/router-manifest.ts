import type { RouteManifest } from "./router-internals.ts";

/** Reads the script in which a build says what its routes are. @throws SyntaxError when it says so in another way. */
export function readManifestScript(script: string): { version: string; routes: RouteManifest } {
  const json = script.replace(/^window\.__reactRouterManifest=/, "").replace(/;\s*$/, "");
  return JSON.parse(json) as { version: string; routes: RouteManifest };
}
