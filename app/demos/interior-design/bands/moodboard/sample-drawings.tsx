import * as styles from "./moodboard-piece.module.css";
/** A twig of honesty, dried flat: discs of silver skin, three seeds in each. */
export function HonestyDrawing() {
  return (
    <svg viewBox="0 0 120 300" className={styles.honestyDrawing}>
      <path d="M58 298C62 240 54 190 60 130S66 60 60 22" />
      <path d="M60 176C78 160 88 150 92 132M58 214C44 200 32 190 26 172M61 120C46 108 38 96 36 82M62 96C76 84 84 72 88 58" />
      {discs.map(({ x, y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx="19" ry="25" />
          <path
            d="M0 25v7M0-25v-4M0 24C-7 10-8-8-3-20M0 24C8 12 9-6 4-19"
            className={styles.honestySeeds}
          />
          <path d="M-6-7l-1.500 3M6-1l1 3M-3 7l-.5 3" />
        </g>
      ))}
    </svg>
  );
}

const discs = [
  { x: 94, y: 112, turn: 24 },
  { x: 22, y: 150, turn: -20 },
  { x: 32, y: 60, turn: -14 },
  { x: 92, y: 38, turn: 16 },
  { x: 60, y: 26, turn: 2 },
] as const;

/** What the owner of the house wrote: "keep the crack". It stands in print beside the board. */
export function NoteDrawing() {
  return (
    <svg viewBox="0 0 200 110" className={styles.noteDrawing}>
      {strokes.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** One path a word, in one hand. */
const strokes = [
  "M22 12C19 24 17 36 15 46M17 38C22 28 33 25 31 32C29 37 21 37 19 37C25 38 27 49 36 42C42 38 48 32 45 29C41 26 36 36 39 42C42 48 50 43 54 39C60 35 64 31 61 28C57 25 52 36 55 42C58 48 66 43 71 33M73 29C71 42 68 54 65 66M71 35C75 25 88 25 86 35C84 44 74 46 70 42",
  "M112 14C109 26 106 38 109 43C112 47 117 43 119 40M102 25C110 24 117 23 124 21M132 10C128 24 125 36 123 46M125 39C129 30 139 27 139 34C139 39 135 46 140 45C146 43 153 34 151 31C147 27 141 37 144 42C148 48 156 43 160 38",
  "M44 74C38 69 27 79 30 88C33 96 43 91 47 86M50 74C52 80 50 88 49 92M51 82C54 75 60 71 65 75M86 76C79 70 68 78 70 88C73 95 83 88 87 77C86 84 84 92 92 89M114 74C108 69 97 79 100 88C103 96 113 91 118 85M128 56C125 68 122 80 120 92M122 84C127 74 139 71 137 78C135 83 127 83 125 83C131 84 133 95 143 87",
  "M28 103C70 99 110 99 150 102",
] as const;
