import * as styles from "./mouth.module.css";
import type { ReactNode } from "react";

export type MouthName = "spot" | "moustache" | "gap" | "beard" | "gum" | "hush";

const INK = "#111";

/** What is around each mouth, on a field of 200 × 240 whose hole is round its middle. */
const faces: Record<
  MouthName,
  { skin: string; lips: string; around?: ReactNode; before?: ReactNode }
> = {
  spot: {
    skin: "#ffb59e",
    lips: "#e3123f",
    before: <circle cx="150" cy="92" r="5" fill={INK} />,
  },
  moustache: {
    skin: "#f2c79b",
    lips: "#d8566a",
    before: (
      <path
        fill={INK}
        d="M100 74c-14-18-46-14-54 6-4 12-16 14-24 8 8 28 58 30 78 2 20 28 70 26 78-2-8 6-20 4-24-8-8-20-40-24-54-6z"
      />
    ),
  },
  gap: {
    skin: "#8a4b2f",
    lips: "#c23a6b",
    around: <path fill={INK} d="M95 92h10v17H95z" />,
    before: (
      <path
        fill="#6d3720"
        d="M58 76h5v5h-5zm14 10h5v5h-5zm68-8h5v5h-5zm-14 9h5v5h-5zm26 14h5v5h-5zm-98 4h5v5h-5z"
      />
    ),
  },
  beard: {
    skin: "#ffcfae",
    lips: "#d8566a",
    before: (
      <path
        fill="#c2571a"
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
        d="M20 96c14-8 30 0 34 14 18-52 74-52 92 0 4-14 20-22 34-14l-6 40 8 22-20 8-2 26-24-4-12 24-24-14-24 14-12-24-24 4-2-26-20-8 8-22z"
      />
    ),
  },
  gum: {
    skin: "#e9a777",
    lips: "#b3123f",
    around: (
      <>
        <circle cx="112" cy="138" r="44" fill="#ff8fc0" stroke={INK} strokeWidth="5" />
        <ellipse cx="98" cy="120" rx="10" ry="7" fill="#fff" transform="rotate(-30 98 120)" />
      </>
    ),
  },
  hush: {
    skin: "#5b3322",
    lips: "#8e2f3f",
    around: (
      <path
        fill="#6d4230"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M84 250V86c0-24 34-24 34 0v90c4-14 26-12 26 4 4-12 22-8 22 6 4-8 18-4 18 8l-8 56zM118 176v20M144 180v18M166 186v14M86 214c22-12 50-14 58-8 8 8-2 16-14 16h-18M90 96c2-10 20-10 22 0"
      />
    ),
  },
};

/** A portrait that keeps to what counts here: the mouth, saying it. Its shade is screened in dots, as the poster's ball is. */
export function Mouth({ name }: { name: MouthName }) {
  const { skin, lips, around, before } = faces[name];
  return (
    <svg viewBox="0 0 200 240" aria-hidden className={styles.face}>
      <path fill={skin} d="M0 0h200v240H0z" />
      <g className={styles.dots}>
        {dots.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        d="M82 44c2 12 34 12 36 0"
      />
      {before}
      <g className={styles.mouth}>
        <path
          fill={lips}
          stroke={INK}
          strokeWidth="5"
          d="M100 84c14-12 46 4 48 42 2 36-22 58-48 58s-50-22-48-58c2-38 34-54 48-42z"
        />
        <ellipse cx="100" cy="132" rx="29" ry="35" fill={INK} />
        <path fill="#fff" d="M78 112c8-18 36-18 44 0-12 6-32 6-44 0z" />
        <path fill="#ff5c7f" d="M76 150c8-14 40-14 48 0-6 20-42 20-48 0z" />
        {around}
      </g>
    </svg>
  );
}

/** Dots that grow towards the lower end edge. */
const dots = Array.from({ length: 84 }, (_, index) => {
  const [x, y] = [108 + (index % 7) * 14, 60 + Math.floor(index / 7) * 14];
  return { x, y, r: Math.max(0, Math.round(((x - 100) * 0.04 + (y - 110) * 0.022) * 10) / 10) };
}).filter(({ r }) => r > 0.4);
