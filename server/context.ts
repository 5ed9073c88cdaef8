import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Settings } from "./env.ts";
import type { Services } from "./services/services.ts";
import type { SitePort } from "./site-port.ts";

/** What the app is made of. */
export interface AppParts {
  settings: Settings;
  services: Services;
  logger: Logger;
  site: SitePort;
  /** Opens `/dev/mail/KEY`; null: there is no such page. */
  keptMailKey: string | null;
}

/** What each request carries. `Bindings` is empty when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The answer is a file of the site: its address is no secret. */
    isFile: boolean;
    /** After TRUST_PROXY; never logged. */
    clientAddress: string;
  };
}

export type AppContext = Context<AppEnv>;
