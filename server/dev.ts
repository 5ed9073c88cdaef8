import { runServer } from "./run.ts";
import { createDevSite } from "./site/dev-site.ts";

// Development is at the root of this machine's address: the path of PUBLIC_URL is for builds (decision 56).
const { PUBLIC_URL } = process.env;
if (PUBLIC_URL && URL.canParse(PUBLIC_URL)) process.env.PUBLIC_URL = new URL(PUBLIC_URL).origin;

await runServer(createDevSite);
