import type { Logger } from "pino";
import type { MadeFeature } from "./contract/feature.ts";
import type { Settings } from "./env.ts";
import type { Services } from "./services/services.ts";
import type { SitePort } from "./site-port.ts";

/** What the app is made of. */
export interface AppParts {
  settings: Settings;
  services: Services;
  /** All features of the site, with what they hand in. */
  features: readonly MadeFeature[];
  logger: Logger;
  site: SitePort;
  /** Opens `/dev/mail/KEY`; null: there is no such page. */
  keptMailKey: string | null;
}
