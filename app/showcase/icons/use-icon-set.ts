import { useCallback, useMemo, useRef, useState } from "react";
import { withBase } from "#app/engine/base-path/base-path.ts";
import type { IconData, IconSetFacts } from "./icon-data.ts";

/**
 * A set whose names and icons come when they are wanted: the names with the first search or scroll, the icons in parts as they come
 * into view. What was loaded stays for as long as the page does.
 */
export function useIconSet(
  { files, perPart }: IconSetFacts,
  first: readonly IconData[],
  page: number,
) {
  const [names, setNames] = useState<readonly string[] | null>(null);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, IconData>>(
    () => new Map(first.map((icon) => [icon[0], icon])),
  );
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set<string>([`${page}.json`]));
  const positions = useMemo(() => new Map(names?.map((name, index) => [name, index])), [names]);

  const load = useCallback(
    async (file: string, keep: (content: unknown) => void) => {
      if (asked.current.has(file)) return;
      asked.current.add(file);
      try {
        const response = await fetch(withBase(`${files}/${file}`));
        if (!response.ok) throw new Error(`${file} answered ${response.status}`);
        keep(await response.json());
        setFailed(false);
      } catch {
        // Asked again when it is next wanted.
        asked.current.delete(file);
        setFailed(true);
      }
    },
    [files],
  );

  const wantNames = useCallback(
    () => void load("names.json", (content) => setNames(content as string[])),
    [load],
  );

  /** Loads the parts that hold these icons. */
  const want = useCallback(
    (wanted: readonly string[]) => {
      const parts = new Set(
        wanted.map((name) => Math.floor((positions.get(name) ?? 0) / perPart) + 1),
      );
      for (const part of parts)
        void load(`${part}.json`, (icons) =>
          setLoaded(
            (before) =>
              new Map([
                ...before,
                ...(icons as IconData[]).map((icon) => [icon[0], icon] as const),
              ]),
          ),
        );
    },
    [load, perPart, positions],
  );

  return { names, loaded, failed, wantNames, want };
}
