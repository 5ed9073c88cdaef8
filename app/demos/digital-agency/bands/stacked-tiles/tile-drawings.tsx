import * as styles from "./tile-drawings.module.css";

export type TileDrawing = "queue" | "skies" | "yard";

/** What each product does, drawn: it answers a hover over its tile in the same frame. Decorative; the tile says it in words. */
export function TileScene({ drawing }: { drawing: TileDrawing }) {
  return (
    <svg viewBox="0 0 800 560" aria-hidden className={styles.scene}>
      {scenes[drawing]}
    </svg>
  );
}

/** Places of those who wait: a line that winds back on itself twice. */
const waiting = Array.from({ length: 36 }, (_, place) => {
  const [row, at] = [Math.floor(place / 12), place % 12];
  return { x: row % 2 ? 150 + at * 44 : 634 - at * 44, y: 392 + row * 56 };
});

/** The four, cut from board, 150 units high, and where the last class has left them. */
const letters = [
  {
    shape: "M0 0h150v44H60v20h70v42H60v44H0z",
    ink: "#e8402a",
    place: "400px 40px",
  },
  {
    shape: "M85 0a85 75 0 1 1-.1 0zm0 50a29 25 0 1 0 .1 0z",
    ink: "#f0a81c",
    place: "60px 90px",
  },
  {
    shape: "M0 0h96c72 0 72 92 24 100l36 50H88l-28-44v44H0zm60 40v26h26c18 0 18-26 0-26z",
    ink: "#5b2bb5",
    place: "200px 270px",
  },
  {
    shape: "M0 0h62l36 62 36-62h62v150h-58V84l-24 42H82L58 84v66H0z",
    ink: "#0a0a0a",
    place: "560px 190px",
  },
] as const;

const scenes = {
  // A door, those before it, and the ticket that lets them sit down until their minute.
  queue: (
    <>
      <path fill="#0a0a0a" d="M-800-800h2400v2160H-800z" />
      <path
        fill="none"
        stroke="#ff5a45"
        strokeWidth="14"
        d="M536 330V190a110 110 0 0 1 220 0v140"
      />
      <path fill="none" stroke="#ff9a8c" strokeWidth="4" d="M536 330V190a110 110 0 0 1 220 0v140" />
      <path fill="#2a0d0a" d="M560 330V196a86 86 0 0 1 172 0v134z" />
      <g className={styles.crowd}>
        {waiting.map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            fill="#fafafa"
            d={`M${x - 13} ${y + 34}v-12a13 13 0 0 1 26 0v12zM${x - 8} ${y}a8 8 0 1 1 16 0 8 8 0 0 1-16 0z`}
          />
        ))}
      </g>
      <g className={styles.ticket}>
        <path fill="#fafafa" d="M64 76h400v86a22 22 0 0 0 0 44v86H64v-86a22 22 0 0 0 0-44z" />
        <path stroke="#b3261b" strokeWidth="3" strokeDasharray="4 9" d="M348 84v200" />
        <text x="92" y="226" className={styles.time}>
          20.40
        </text>
        <path
          fill="#b3261b"
          d="M96 116h86v12H96zm278 0h12v136h-12zm20 0h5v136h-5zm11 0h16v136h-16zm22 0h6v136h-6z"
        />
        <path fill="#0a0a0a" d="M96 254h150v8H96z" />
      </g>
    </>
  ),
  // Four skies to press, and the crates that follow.
  skies: (
    <>
      <path fill="#083b35" d="M-800-800h2400v2160H-800z" />
      <rect x="86" y="62" width="628" height="436" rx="30" fill="#0a0a0a" />
      <g className={styles.sky}>
        <path fill="#12304f" d="M112 88h282v150H112z" />
        <path fill="#fdf0cf" d="M282 118a46 46 0 1 0 40 74 52 52 0 0 1-40-74z" />
        <path
          fill="#fdf0cf"
          d="m172 120 4 10 10 4-10 4-4 10-4-10-10-4 10-4zm36 66 3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
        />
      </g>
      <g className={`${styles.sky} ${styles.pressed}`}>
        <path fill="#f0a81c" d="M406 88h282v150H406z" />
        <path
          fill="none"
          stroke="#d8452f"
          strokeWidth="12"
          strokeDasharray="9 17.900"
          d="M547 105a58 58 0 1 0 .1 0"
        />
        <circle cx="547" cy="163" r="38" fill="#d8452f" />
      </g>
      <g className={styles.sky}>
        <path fill="#f6c1b4" d="M112 250h282v150H112z" />
        <path fill="none" stroke="#d8452f" strokeWidth="20" d="M163 400a90 90 0 0 1 180 0" />
        <path fill="none" stroke="#0d5a50" strokeWidth="20" d="M189 400a64 64 0 0 1 128 0" />
        <path fill="#fdf0cf" d="M213 400a40 40 0 0 1 80 0z" />
      </g>
      <g className={styles.sky}>
        <path fill="#7cb8ad" d="M406 250h282v150H406z" />
        <path
          fill="#fdf0cf"
          d="M466 322a32 32 0 0 1 61-12 42 42 0 0 1 76 12 27 27 0 0 1 0 54H472a27 27 0 0 1-6-54z"
        />
      </g>
      <rect x="112" y="414" width="428" height="58" rx="8" fill="#222" />
      <rect x="554" y="414" width="134" height="58" rx="8" fill="#d4ff3a" />
      <path stroke="#0a0a0a" strokeWidth="6" d="m600 443 14 14 28-30" fill="none" />
      <path
        className={styles.crates}
        fill="#f0a81c"
        d="M128 428h40v30h-40zm50 0h40v30h-40zm50 0h40v30h-40zm50 0h40v30h-40zm50 0h40v30h-40zm50 0h40v30h-40z"
      />
    </>
  ),
  // The yard from above with its four letters, and the site that spells itself as they stand.
  yard: (
    <>
      <path fill="#d9d2c4" d="M-800-800h2400v2160H-800z" />
      <path
        fill="none"
        stroke="#c3bbab"
        strokeWidth="3"
        d="M-800 0h2400M-800 140h2400M-800 280h2400M-800 420h2400M-800 560h2400M0-800v2160M160-800v2160M320-800v2160M480-800v2160M640-800v2160M800-800v2160"
      />
      {letters.map(({ shape, ink, place }) => (
        <g key={shape} className={styles.letter} style={{ translate: place }}>
          <path fill="#8d8675" d={shape} transform="translate(14 16)" />
          <path fill={ink} d={shape} />
        </g>
      ))}
      <path fill="#fafafa" d="M432 366h336v164H432z" />
      <path fill="#0a0a0a" d="M432 366h336v26H432z" />
      <path fill="#d4ff3a" d="M446 374h10v10h-10zm18 0h10v10h-10z" />
      <text x="450" y="462" className={styles.title}>
        OR FM
      </text>
      <path fill="#5b2bb5" d="M452 484h210v8H452zm0 18h150v8H452z" />
    </>
  ),
} as const;
