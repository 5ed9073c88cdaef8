import { runServer } from "#server/run.ts";
import { endurance } from "./endurance.ts";
import { testFeatures } from "./features.ts";
import { stubSite } from "./stub-site.ts";

/** A real server process with the stub site, for tests that need processes and signals. */
await runServer(async () => stubSite, { patience: endurance, features: testFeatures });
