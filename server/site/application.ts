import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Maintenance } from "../env.ts";
import type { Ledger } from "../services/ledger.ts";

/** What `app/entry.server.tsx` exports besides its handler. */
export interface EntryModule {
  createLoadContext(values: {
    publicUrl: string;
    ledger: Ledger;
    maintenance?: Maintenance;
    nonce?: string;
    services?: unknown;
    formState?: unknown;
    notice?: string | null;
    clientAddress?: string;
    onNowhere?: () => void;
    onRenderError?: (error: unknown) => void;
  }): RouterContextProvider;
  createHandler(build: ServerBuild, mode: "production" | "development"): RequestHandler;
}

/** The built application. It loads further parts of itself when they are first asked for: its folder has to stay. */
export type Application = ServerBuild & { entry: { module: EntryModule } };

/** @param folder the build's own, with `server` in it. */
export async function loadApplication(folder: string): Promise<Application> {
  return (await import(pathToFileURL(join(folder, "server", "index.js")).href)) as Application;
}
