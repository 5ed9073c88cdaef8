import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { withBase, withoutBase } from "./base-path/base-path.ts";
import { readyToShow } from "./page-gate.ts";
import { pagePath } from "./page-path.ts";

/**
 * Goes to an address of the site once its page can be shown: if it cannot, what is on screen stays, and says so. Of two that are asked for one
 * after the other the later one is gone to.
 * @returns a function that takes the address, the router's options, and what was pressed (`readyToShow`).
 */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    async (address: string, options?: NavigateOptions, link?: Element): Promise<void> => {
      const target = new URL(withBase(address), window.location.href);
      if (await readyToShow(target, link))
        // Spelled as the page's own address.
        await navigate(
          pagePath(withoutBase(target.pathname)) + target.search + target.hash,
          options,
        );
    },
    [navigate],
  );
}
