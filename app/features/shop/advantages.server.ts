import { promises } from "./shop-front.server.ts";

/** What the shop promises, as pages say it. */
export const advantages = promises.map(({ id, title, text }) => ({ id, title, text }));
