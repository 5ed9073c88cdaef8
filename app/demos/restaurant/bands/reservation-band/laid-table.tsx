import * as styles from "./reservation-band.module.css";

/** A table from the front, laid for two and lit, with the card that keeps it; candles stand as on every table of the room. */
export function LaidTable() {
  return (
    <svg viewBox="0 -34 400 224" aria-hidden className={styles.table}>
      <radialGradient id="laid-table-light">
        <stop stopColor="#ffa64d" stopOpacity="0.42" />
        <stop offset="1" stopColor="#ffa64d" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="200" cy="74" rx="196" ry="106" fill="url(#laid-table-light)" />
      <path d="M14 126H386L394 190H6Z" fill="var(--ink)" opacity="0.9" />
      <path
        d="M60 136c4 16 2 36-4 54M130 134c3 18 2 38-1 56M268 134c-2 18-1 38 2 56M340 136c-4 16-2 36 4 54"
        fill="none"
        stroke="var(--paper)"
        strokeOpacity="0.28"
        strokeWidth="1.5"
      />
      <path d="M7 182H393L394 190H6Z" fill="var(--brand)" />
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
