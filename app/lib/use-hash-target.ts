// @chunk open-target
import { useEffect, useEffectEvent } from "react";
import { hashTarget } from "./hash-target.ts";

/**
 * Hears which place of the page the address names: at first, when its hash changes, and when a link to the same place is pressed once more,
 * which changes nothing in the address. An address without a hash names none.
 */
export function useHashTarget(follow: (id: string) => void) {
  const tell = useEffectEvent(() => {
    const id = hashTarget(window.location.hash);
    if (id) follow(id);
  });
  useEffect(() => {
    const handleHash = () => tell();
    const handleClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest("a")?.href === window.location.href) tell();
    };
    tell();
    window.addEventListener("hashchange", handleHash);
    window.addEventListener("click", handleClick);
    return () => {
      window.removeEventListener("hashchange", handleHash);
      window.removeEventListener("click", handleClick);
    };
  }, []);
}
