import "./production.ts";
import { runServer } from "./run.ts";
import { createSite } from "./site/site.ts";

await runServer(createSite);
