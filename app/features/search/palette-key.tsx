import { type ComponentType, useEffect, useState } from "react";
import { SEARCH } from "#content/addresses.ts";
import { BASE_PATH } from "#app/engine/base-path/base-path.ts";

/** Control K or Command K opens the search palette on every page. Its code comes with the first press. */
export function PaletteKey() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (!isK(event)) return;
      event.preventDefault();
      import("./search-palette/search-palette.tsx").then(
        ({ SearchPalette }) => setPalette(() => SearchPalette),
        () => location.assign(`${BASE_PATH}${SEARCH}`),
      );
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return Palette && <Palette onClose={() => setPalette(undefined)} />;
}

/** With Caps Lock too, and on keyboards of other scripts, whose letters are no k: there by its place. */
function isK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" || (/^\P{ASCII}$/u.test(key) && code === "KeyK");
}
