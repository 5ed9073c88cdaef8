import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { misplaced } from "./rooms.ts";

const root = mkdtempSync(join(tmpdir(), "vitrine-rooms-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A project of these sources. */
function project(sources: Record<string, string>): string {
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return root;
}

const card = "app/elements/media/card/card.tsx";
const cardStyles = "app/elements/media/card/card.css";
const usesCard = `import { Card } from "#app/elements/media/card/card.tsx";`;

it("names a shared part with its stylesheet, and the one page it belongs to", () => {
  const sources = {
    [card]: `import "./card.css";`,
    [cardStyles]: "",
    "app/demos/cafe/page.tsx": usesCard,
    "app/demos/cafe/bands/board.tsx": usesCard,
    "app/elements/media/card/card.test.tsx": usesCard,
  };
  expect(misplaced(project(sources))).toEqual([
    { file: cardStyles, belongsTo: "app/demos/cafe" },
    { file: card, belongsTo: "app/demos/cafe" },
  ]);
});

it("counts a type, a stylesheet's import and an import that comes later as uses", () => {
  const sources = {
    [card]: "",
    "app/demos/cafe/page.tsx": `import type { Card } from "#app/elements/media/card/card.tsx";`,
    "app/demos/dentist/page.tsx": `void import("#app/elements/media/card/card.tsx");`,
    "app/elements/media/hover.css": "",
    "app/elements/media/tile/tile.css": `@import "../hover.css";`,
    "app/demos/cafe/bands/a.tsx": `import "#app/elements/media/hover.css";`,
    "app/demos/cafe/bands/b.tsx": `import "#app/elements/media/tile/tile.css";`,
    "app/demos/dentist/bands/c.tsx": `import "#app/elements/media/tile/tile.css";`,
  };
  expect(misplaced(project(sources))).toEqual([]);
});

it("lets an element wait for its second user on its page of the showcase, and a section on none", () => {
  const sources = {
    [card]: "",
    "app/showcase/elements/cards/page.tsx": usesCard,
    "app/sections/lists/shelf.tsx": "",
  };
  expect(misplaced(project(sources))).toEqual([
    { file: "app/sections/lists/shelf.tsx", belongsTo: null },
  ]);
});

it("takes from a feature what one page alone uses, not what its own parts or another feature use", () => {
  const sources = {
    "app/features/shop/price.tsx": "",
    "app/features/shop/cart.tsx": `import "./price.tsx";`,
    "app/features/shop/room.tsx": "",
    "app/demos/decor/page.tsx": `import "#app/features/shop/room.tsx"; import "#app/features/shop/price.tsx";`,
    "app/features/comments/list.tsx": "",
    "app/features/blog/post.tsx": `import "#app/features/comments/list.tsx";`,
  };
  expect(misplaced(project(sources))).toEqual([
    { file: "app/features/shop/room.tsx", belongsTo: "app/demos/decor" },
  ]);
});

it("looks for the words of a room at its door, though one part alone says something", () => {
  const sources = {
    "app/lib/words.ts": "",
    "app/lib/format-moment.ts": `import * as words from "./words.ts";`,
    "app/demos/cafe/page.tsx": `import "#app/lib/format-moment.ts";`,
    "app/demos/dentist/page.tsx": `import "#app/lib/format-moment.ts";`,
  };
  expect(misplaced(project(sources))).toEqual([]);
});
