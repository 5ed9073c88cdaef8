import { createContext } from "react";

/** The nonce for inline scripts of a page rendered on request; undefined while prerendering and in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
