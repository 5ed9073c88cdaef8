import { type ComponentType, useEffect, useState } from "react";
import { SEARCH } from "#content/addresses.ts";
import { BASE_PATH } from "#app/engine/base-path/base-path.ts";

/** Control K or Command K opens the search palette on every page. Its code comes with the first press. */
export function PaletteKey() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
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
