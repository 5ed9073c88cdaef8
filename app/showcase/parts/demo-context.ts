import { createContext } from "react";
import type { SkinName } from "#content/pages/page.ts";

/** How the stages of a page look; null is the page's own. */
export interface StageLook {
  skin: SkinName | null;
  scheme: "light" | "dark" | null;
}

/** What a demo takes from its page: its source, and the look chosen for all stages. */
export const DemoContext = createContext<{
  code: Readonly<Record<string, string>>;
  look: StageLook;
}>({ code: {}, look: { skin: null, scheme: null } });
