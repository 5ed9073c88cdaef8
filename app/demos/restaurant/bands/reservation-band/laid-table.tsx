import * as styles from "./reservation-band.module.css";

/** A table of bare wood from the front, laid for two and lit; candles stand as on every table of the room. */
export function LaidTable() {
  return (
    <svg viewBox="0 -34 400 224" aria-hidden className={styles.table}>
      <radialGradient
        id="laid-table-light"
        cx="0"
        cy="0"
        r="1"
        gradientUnits="userSpaceOnUse"
        gradientTransform="translate(200 74) scale(196 106)"
      >
        <stop stopColor="#ffa64d" stopOpacity="0.42" />
        <stop offset="1" stopColor="#ffa64d" stopOpacity="0" />
      </radialGradient>
      {/* It ends on the wood. */}
      <path d="M4-32H396V126H4Z" fill="url(#laid-table-light)" />
      <path
        d="M24 142H376V158H366L361 190H341L336 158H64L59 190H39L34 158H24Z"
        fill="var(--brand)"
        opacity="0.36"
      />
      <path d="M4 126H396V142H4Z" fill="var(--brand)" opacity="0.62" />
      <path
        d="M16 132c60 3 110-3 172 0s130 2 184-1M40 137c58-2 96 2 150 0s130-2 196 1"
        fill="none"
        stroke="var(--paper)"
        strokeOpacity="0.4"
        strokeWidth="1.25"
      />
      {CANDLES.map(({ x, top }) => (
        <g key={x}>
          <path d={`M${x - 5} 116V${top}h10V116Z`} fill="#e6d3b4" />
          <path d={`M${x - 14} 126q0-10 14-10t14 10Z`} fill="var(--brand)" />
          <path d={`M${x} ${top - 2}c-9-6-5-14 0-26 5 12 9 20 0 26Z`} fill="#ffc462" />
        </g>
      ))}
      {[96, 304].map((x) => (
        <g key={x}>
          <path d={`M${x - 15} 74q-3 28 15 28t15-28Z`} fill="#8e2636" />
          <path
            d={`M${x - 13} 54c-8 34-2 48 13 48s21-14 13-48ZM${x} 102v23M${x - 12} 125h24`}
            fill="none"
            stroke="var(--ink)"
            strokeOpacity="0.75"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </g>
      ))}
      {[40, 360].map((x) => (
        <path
          key={x}
          d={`M${x - 26} 124q26 5 52 0M${x - 16} 122l16-26 16 26Z`}
          fill="var(--ink)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

const CANDLES = [
  { x: 164, top: 66 },
  { x: 200, top: 42 },
  { x: 236, top: 78 },
] as const;
