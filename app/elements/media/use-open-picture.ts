import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The part of the address that opens a picture: `/page#picture-NAME`. */
export function pictureHash(name: string): string {
  return `picture-${name}`;
}

/**
 * Which of a gallery's pictures is open, by index, or null, and the key of the address that says so. An addressed gallery keeps it in the
 * address: a link opens the picture, the one on screen can be copied, and Back closes it.
 */
export function useOpenPicture(names: readonly string[], isAddressed: boolean) {
  const navigate = useNavigate();
  const { hash, search, state, key } = useLocation();
  const [local, setLocal] = useState<number | null>(null);
  const addressed = names.findIndex((name) => hash === `#${pictureHash(name)}`);
  const wasOpenedHere = (state as { openedPicture?: true } | null)?.openedPicture === true;

  if (!isAddressed)
    return { opened: local, key, open: setLocal, show: nothing, close: () => setLocal(null) };

  const go = (index: number, replace: boolean) =>
    void navigate(
      { search, hash: pictureHash(names[index]!) },
      { replace, state: replace ? state : { openedPicture: true } },
    );
  return {
    opened: addressed === -1 ? null : addressed,
    key,
    open: (index: number) => go(index, false),
    /** Another picture stands there now. */
    show: (index: number) => {
      if (addressed !== -1 && index !== addressed) go(index, true);
    },
    close: () => {
      if (addressed === -1) return;
      void (wasOpenedHere ? navigate(-1) : navigate({ search, hash: "" }, { replace: true }));
    },
  };
}

function nothing() {}
