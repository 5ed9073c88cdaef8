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

/** Rain, but none where the ticket keeps it off. */
const rain = Array.from({ length: 260 }, (_, drop) => ({
  x: -380 + ((drop * 619) % 1560),
  y: -340 + ((drop * 371) % 790),
}))
  .filter(({ x, y }) => x < 40 || x > 520 || y < 60)
  .map(({ x, y }) => `M${x} ${y}l-9 34`)
  .join("");

/** Those who wait, in the order of their minutes: where they sit, and their colour. */
const waiting = [
  { x: 128, ink: "#fafafa" },
  { x: 204, ink: "#ff9a8c" },
  { x: 280, ink: "#fafafa" },
  { x: 356, ink: "#d4ff3a" },
] as const;

/** Nine rings, as the evening is called: the inmost is the door. */
const rings = Array.from({ length: 9 }, (_, ring) => 84 + ring * 42);

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
  // The ticket is the roof under which one waits: rain on the street, nine rings of light round the door, four who sit.
  queue: (
    <>
      <path fill="#0a0a0a" d="M-800-800h2400v2160H-800z" />
      {rings.toReversed().map((radius) => (
        <path
          key={radius}
          fill="none"
          stroke="#ff5a45"
          strokeWidth="15"
          opacity={1.06 - radius / 480}
          d={`M${634 - radius} 474a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
        />
      ))}
      <path fill="#ffe3db" d="M570 474v-2a64 64 0 0 1 128 0v2z" />
      <path stroke="#8b8b8b" strokeWidth="3" strokeLinecap="round" d={rain} />
      <path fill="#1c0705" d="M-800 474h2400v886H-800z" />
      <path fill="#ff5a45" opacity="0.32" d="M570 474h128l92 886H478z" />
      <path fill="#ffe3db" opacity="0.5" d="M612 474h44l24 300h-92z" />
      <path
        fill="#0a0a0a"
        d="M622 474v-34a13 13 0 0 1 26 0v34zm4-58a9 9 0 1 1 18 0 9 9 0 0 1-18 0z"
      />
      <path fill="#fafafa" d="M84 190h12v284H84zm392-60h12v344h-12z" />
      <path fill="#8b8b8b" d="M104 412h360v14H104zm20 14h12v48h-12zm308 0h12v48h-12z" />
      <g className={styles.crowd}>
        {waiting.map(({ x, ink }) => (
          <g key={x} fill={ink} stroke={ink} strokeLinecap="round" strokeLinejoin="round">
            <circle cx={x + 6} cy="302" r="18" stroke="none" />
            <path strokeWidth="34" d={`M${x} 346v46`} />
            <path fill="none" strokeWidth="22" d={`M${x + 4} 400h42v58`} />
            <path strokeWidth="12" d={`M${x + 44} 468h18`} />
          </g>
        ))}
      </g>
      <path
        fill="none"
        stroke="#d4ff3a"
        strokeWidth="11"
        strokeLinecap="round"
        d="M362 352l22 22 20-10"
      />
      <path fill="#fafafa" d="M402 340l22-8 10 28-22 8z" />
      <g className={styles.ticket}>
        <g transform="rotate(-9 264 120) translate(20 -70) scale(1.04)">
          <path fill="#fafafa" d="M24 76h440v86a22 22 0 0 0 0 44v86H24v-86a22 22 0 0 0 0-44z" />
          <path stroke="#b3261b" strokeWidth="3" strokeDasharray="4 9" d="M348 84v200" />
          <text x="60" y="232" className={styles.time}>
            20.40
          </text>
          <path
            fill="#b3261b"
            d="M64 116h110v14H64zm310 0h12v136h-12zm20 0h5v136h-5zm11 0h16v136h-16zm22 0h6v136h-6z"
          />
          <path fill="#0a0a0a" d="M64 256h190v9H64z" />
        </g>
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
          pathLength={14}
          strokeDasharray="0.35 0.65"
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
