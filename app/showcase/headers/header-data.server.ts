import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { barDemos } from "./bar-demos.server.ts";
import { panelDemos } from "./panel-demos.server.ts";

const sources = import.meta.glob<string>("../../frame/headers/*.tsx", {
  query: "?code",
  import: "default",
  eager: true,
});

/** What the demonstration of the header at `/headers/NAME` shows. */
export function headerData(path: string) {
  const name = pagePath(path).replace("/headers/", "");
  const content = barDemos[name] ?? panelDemos[name];
  const source = sources[`../../frame/headers/${name}.tsx`];
  if (!content || source === undefined)
    throw new Error(`app/showcase/headers has no demonstration of the header "${name}".`);
  return { name, content, data: showcaseData(path, { [name]: source }) };
}
