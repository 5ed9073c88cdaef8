/** Height that a pair of leaves takes, in the drawing's units. */
const STEP = 22;
/** Leafless foot of the stem. */
const FOOT = 26;
const WIDTH = 96;

/** Leaf of a herb, with its foot at 0 0: bay, eucalyptus, rosemary, mint. */
const herbs = [
  "M0 0c7-12 24-15 42-6C31 7 12 9 0 0z",
  "M0 0c2-18 28-24 36-5C36 11 12 15 0 0z",
  "M0 0c12-6 30-9 48-5C34 3 14 4 0 0z",
  "M0 0c4-9 12-15 20-10 6-2 13 1 18 5-6 3-9 8-16 7C14 6 6 6 0 0z",
] as const;

interface DrawnSprigProps {
  leaves: number;
  /** Its place in the row: neighbours are other herbs, and the first is in flower. */
  place: number;
  className?: string;
}

/** A sprig drawn by hand. Leaves stand alternately, so that a taller one has more of them. Decorative: the number is said beside it. */
export function DrawnSprig({ leaves, place, className }: DrawnSprigProps) {
  const height = FOOT + (leaves * STEP) / 2 + STEP;
  const middle = WIDTH / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden
      color={
        place % 2 === 0 ? "var(--accent)" : "color-mix(in oklab, var(--accent) 70%, var(--ink))"
      }
      className={className}
    >
      <path
        d={`M${middle} ${height}C${middle - 5} ${height * 0.66} ${middle + 6} ${height * 0.36} ${middle} ${STEP}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      {Array.from({ length: leaves }, (_, leaf) => {
        const isTop = leaf === leaves - 1;
        const y = height - FOOT - (leaf * STEP) / 2;
        const side = leaf % 2 === 0 ? 1 : -1;
        const size = 1 - 0.36 * (leaf / leaves);
        const turn = isTop ? -90 : side === 1 ? -26 - (leaf % 3) * 5 : 206 + (leaf % 3) * 5;
        return (
          <path
            key={leaf}
            d={herbs[place % herbs.length]}
            fill="currentColor"
            transform={`translate(${middle} ${y}) rotate(${turn}) scale(${size})`}
          />
        );
      })}
      {place === 0 && (
        <path
          d="M48 30c-9-4-14-14-10-24 4 2 6 5 7 8 0-5 1-9 3-12 2 3 3 7 3 12 1-3 3-6 7-8 4 10-1 20-10 24z"
          fill="var(--brand)"
        />
      )}
    </svg>
  );
}
