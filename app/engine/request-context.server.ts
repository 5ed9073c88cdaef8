import { createContext } from "react-router";
import type { Ledger } from "#server/services/ledger.ts";
import type { RenderContext } from "#server/site-port.ts";
import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import type { StyleParts } from "./first-styles.server.ts";

/** What the server passes to loaders and actions for one request. */
export interface RequestValues extends Partial<
  Pick<
    RenderContext,
    | "services"
    | "formState"
    | "notice"
    | "formReturn"
    | "maintenance"
    | "clientAddress"
    | "findAccount"
    | "cookies"
  >
> {
  /** Origin that absolute addresses are made with. While prerendering: the token that is replaced at server start. */
  publicUrl: string;
  /** What is kept about visitors, for the privacy pages. While prerendering, tokens stand for the periods. */
  ledger: Ledger;
  nonce?: string;
  /** The stylesheets of the build, taken apart; absent while developing. */
  styles?: StyleParts | undefined;
  /** Takes what goes wrong in a component, where the log is not the place for it. */
  onRenderError?: (error: unknown) => void;
  /** Present where the server has a 404 page at hand: called instead of rendering one. */
  onNowhere?: (() => void) | undefined;
}

/** While prerendering nobody is there: no visitor, no services. */
export const requestContext = createContext<RequestValues>({
  publicUrl: PUBLIC_URL_TOKEN,
  ledger: { things: [], cookies: [] },
});
