// @chunk open-target
import { useEffect, useEffectEvent } from "react";

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

/** The id that a hash names. Visitors write addresses too: one that cannot be decoded is taken as it stands. */
export function hashTarget(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
