import { runServer } from "./run.ts";
import { createDevSite } from "./site/dev-site.ts";

await runServer(createDevSite);
