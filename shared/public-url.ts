/**
 * Stands for the site's public origin in prerendered files. The stamping step at server start (`server/site/stamp.ts`) replaces
 * it by PUBLIC_URL, so one build serves any address.
 */
export const PUBLIC_URL_TOKEN = "https://public-url.invalid";
