/** Height that a pair of leaves takes, in the drawing's units. */
const STEP = 22;
/** Leafless foot of the stem. */
const FOOT = 26;
const WIDTH = 96;

interface DrawnSprigProps {
  leaves: number;
  className?: string;
}

/** A sprig drawn by hand. Leaves stand alternately, so that a taller one has more of them. Decorative: the number is said beside it. */
export function DrawnSprig({ leaves, className }: DrawnSprigProps) {
  const height = FOOT + (leaves * STEP) / 2 + STEP;
  const middle = WIDTH / 2;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden className={className}>
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
            d="M0 0c7-12 24-15 42-6C31 7 12 9 0 0z"
            fill="currentColor"
            transform={`translate(${middle} ${y}) rotate(${turn}) scale(${size})`}
          />
        );
      })}
    </svg>
  );
}
