import { promises } from "./shop-front.server.ts";

/** What the shop promises, as pages say it. */
export const advantages = promises.map(({ title, text }) => ({ title, text }));
