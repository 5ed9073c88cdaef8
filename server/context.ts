import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

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
