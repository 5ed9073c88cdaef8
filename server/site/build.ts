import { readFile } from "node:fs/promises";
import type { RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { RetentionText } from "#shared/retention.ts";
import type { Maintenance } from "../env.ts";

/** Where the build's results lie, relative to the project. */
export const clientDir = new URL("../../build/client/", import.meta.url);
const serverEntry = new URL("../../build/server/index.js", import.meta.url);

/** What `app/entry.server.tsx` exports besides its handler. */
export interface EntryModule {
  createLoadContext(values: {
    publicUrl: string;
    retention: RetentionText;
    maintenance?: Maintenance;
    nonce?: string;
    services?: unknown;
    formState?: unknown;
    notice?: string | null;
    clientAddress?: string;
    onNowhere?: () => void;
  }): RouterContextProvider;
  createHandler(build: ServerBuild, mode: "production" | "development"): RequestHandler;
}

/** Loads the built application. @throws with the command to run when there is none. */
export async function loadBuild(): Promise<ServerBuild & { entry: { module: EntryModule } }> {
  try {
    return (await import(serverEntry.href)) as ServerBuild & { entry: { module: EntryModule } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(
      "The site is not built yet. Run `npm run build`, or `npm start`, which builds what is stale.",
      { cause: error },
    );
  }
}

/** Identifies the build: changes with anything that was built. */
export async function buildId(): Promise<string> {
  return (await readFile(new URL("../../build/id", import.meta.url), "utf8")).trim();
}
