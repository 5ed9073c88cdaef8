/** How most of the way is made. */
export type TravelMode = "train" | "ferry" | "balloon" | "foot";

const outlines: Record<TravelMode, string> = {
  train:
    "M2.500 4.500h9M4 4.500v12M10 4.500v5h8a3 3 0 0 1 3 3v4H4M16 9.500v-4M14.500 5.500h3M6 18.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 18.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  ferry:
    "M3 12.500h18l-3 6.500H6zM6 12.500V8h9l3 4.500M9 8V3.500h3V8M2 22c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1",
  balloon:
    "M12 2a7 7 0 0 1 7 7c0 3-3 6-5 8h-4c-2-2-5-5-5-8a7 7 0 0 1 7-7zM12 2c-3 3-3 11-1 15M12 2c3 3 3 11 1 15M10 19.500h4V22h-4z",
  foot: "M2 20l6.500-11 4 6.500L15 12l7 8zM17 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
};

/** The drawn sign of a way to travel. Decorative: the way is said beside it. */
export function TravelModeMark({ mode }: { mode: TravelMode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="icon size-5">
      <path d={outlines[mode]} />
    </svg>
  );
}
