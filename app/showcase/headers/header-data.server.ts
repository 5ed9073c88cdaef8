import { findPage } from "#registry/pages.ts";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { barDemos } from "./bar-demos.server.ts";
import { panelDemos } from "./panel-demos.server.ts";

const sources = import.meta.glob<string>("../../frame/headers/*.tsx", {
  query: "?code",
  import: "default",
  eager: true,
});

/** What a page that demonstrates its own header shows. */
export function headerData(path: string) {
  const name = findPage(pagePath(path))?.header ?? "";
  const content = barDemos[name] ?? panelDemos[name];
  const source = sources[`../../frame/headers/${name}.tsx`];
  if (!content || source === undefined)
    throw new Error(
      `app/showcase/headers has no demonstration of the header "${name}" of ${path}.`,
    );
  return { name, content, data: showcaseData(path, { [name]: source }) };
}
