import { createContext } from "react";

/** How the stages of a page look; null is the page's own. `skin` is a name. */
export interface StageLook {
  skin: string | null;
  scheme: "light" | "dark" | null;
}

/** What a demo takes from its page: its source, and the look chosen for all stages. */
export const DemoContext = createContext<{
  code: Readonly<Record<string, string>>;
  look: StageLook;
}>({ code: {}, look: { skin: null, scheme: null } });
