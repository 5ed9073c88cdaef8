import { patience } from "./connections.ts";
import { runServer } from "./run.ts";
import { createDevSite } from "./site/dev-site.ts";

// Development is at the root of this machine's address: the path of PUBLIC_URL is for builds (decision 56).
const { PUBLIC_URL } = process.env;
if (PUBLIC_URL && URL.canParse(PUBLIC_URL)) process.env.PUBLIC_URL = new URL(PUBLIC_URL).origin;

// The sources of a first page are compiled while it waits: on a busy machine that lasts longer than any answer of a built site may.
await runServer(createDevSite, {
  connections: { ...patience, idle: 10 * 60_000 },
  isPublic: false,
});
