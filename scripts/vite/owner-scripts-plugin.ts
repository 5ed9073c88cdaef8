import type { Plugin } from "vite";
import { ownerScripts } from "../../content/owner-scripts.ts";
import { checkOwnerScripts } from "../lib/check-site.ts";

/** Tells modules whether the owner names scripts of others: without any, nothing of what asks for them is built. */
export function ownerScriptsConstant(): Plugin {
  return {
    name: "vitrine:owner-scripts",
    async config() {
      const { features } = await import("#app/features.ts");
      checkOwnerScripts(ownerScripts, features);
      const isAny = JSON.stringify(ownerScripts.length > 0);
      return { define: { "import.meta.env.OWNER_SCRIPTS": isAny } };
    },
  };
}
