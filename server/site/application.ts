import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Maintenance } from "../env.ts";
import type { Ledger } from "../services/ledger.ts";
import { whenMissing } from "../when-missing.ts";

/** What `app/entry.server.tsx` exports besides its handler. */
export interface EntryModule {
  createLoadContext(values: {
    publicUrl: string;
    ledger: Ledger;
    maintenance?: Maintenance;
    nonce?: string;
    styles?: unknown;
    services?: unknown;
    formState?: unknown;
    notice?: string | null;
    clientAddress?: string;
    onNowhere?: () => void;
    onRenderError?: (error: unknown) => void;
  }): RouterContextProvider;
  createHandler(build: ServerBuild, mode: "production" | "development"): RequestHandler;
  /** VITE_API_BASE as the build read it. */
  apiBase?: string | undefined;
}

/**
 * The built application. It loads further parts of itself when they are first asked for: its folder has to stay. `styles` are its stylesheets,
 * as its pages take what they need of them.
 */
export type Application = ServerBuild & { entry: { module: EntryModule }; styles?: unknown };

/** Where a build keeps its stylesheets, taken apart. */
export const STYLE_PARTS = join("server", "style-parts.json");

/** The path below which a build is to stand, without the slash at its end. */
export function baseOf({ basename = "/" }: Pick<ServerBuild, "basename">): string {
  return basename.replace(/\/$/, "");
}

/**
 * Where the forms of a build are sent, when that is another origin than the site's. The build says so: whoever starts a server need not know
 * what it was made with.
 */
export function apiOriginOf(
  { apiBase }: Pick<EntryModule, "apiBase">,
  publicUrl: string,
): string | undefined {
  const origin = apiBase && URL.parse(apiBase)?.origin;
  return origin && origin !== new URL(publicUrl).origin ? origin : undefined;
}

/** @param folder the build's own, with `server` in it. */
export async function loadApplication(folder: string): Promise<Application> {
  const [application, styles] = await Promise.all([
    import(pathToFileURL(join(folder, "server", "index.js")).href) as Promise<Application>,
    readFile(join(folder, STYLE_PARTS), "utf8").catch(whenMissing(null)),
  ]);
  return { ...application, ...(styles ? { styles: JSON.parse(styles) as unknown } : {}) };
}
