import * as styles from "./prize-table.module.css";
import type { ReactNode } from "react";

/** A plotter that stands level on a cup, a cake that a prize cuts, and a door to the roof that another one holds: prizes are lime. Decorative. */
export function PrizesAtWork() {
  return (
    <div aria-hidden className={styles.scenes}>
      {/* The plotter, one long leg and a short one, and what it has plotted so far. */}
      <Scene ground="#5b2bb5" floor="#3f1c86">
        <rect x="100" y="82" width="200" height="40" rx="20" fill="#f0a81c" />
        <path fill="#0a0a0a" d="M80 168h18v94H80zM300 168h18v54h-18z" />
        <path fill="#fafafa" d="M122 160h156v68c-30 22-50-8-80 4s-52 12-76-2z" />
        <path stroke="#5b2bb5" strokeWidth="7" d="M142 192h116M142 212h64" />
        <rect x="56" y="104" width="288" height="68" rx="10" fill="#0a0a0a" />
        <path fill="#fafafa" d="M76 138h248v8H76z" />
        <rect x="206" y="92" width="54" height="66" rx="6" fill="#e8402a" />
        <path
          className={styles.prize}
          d="M283 220h52c0 18-10 26-19 28v6h13v9h-40v-9h13v-6c-9-2-19-10-19-28z"
        />
        <path
          stroke="#d4ff3a"
          strokeWidth="5"
          d="M285 226c-16-2-13 14 4 15M333 226c16-2 13 14-4 15"
        />
      </Scene>
      {/* The cake, open where the prize goes in. */}
      <Scene ground="#b3261b" floor="#7d1812">
        <path fill="#fafafa" d="M76 252h248v10H76z" />
        <path fill="#f6c1b4" d="M110 168h180v84H110z" />
        <path fill="#d8452f" d="M110 216h180v9H110z" />
        <path
          fill="#fafafa"
          d="M110 170a12 12 0 0 1 12-12h156a12 12 0 0 1 12 12v18a15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0z"
        />
        <path
          fill="#f0a81c"
          d="M126 148a10 10 0 1 1 20 0 10 10 0 0 1-20 0zm128 0a10 10 0 1 1 20 0 10 10 0 0 1-20 0z"
        />
        <path fill="#7d1812" d="M168 156h64l-32 96z" />
        <path className={styles.prize} d="M180 62h40l-20 182zM168 46h64v16h-64z" />
      </Scene>
      {/* The door, with the evening behind it. */}
      <Scene ground="#0d5a50" floor="#083b35">
        <path fill="#fafafa" d="M148 30h154v232H148z" />
        <path fill="#f6c1b4" d="M162 44h126v218H162z" />
        <circle cx="236" cy="150" r="38" fill="#d8452f" />
        <path fill="#0a0a0a" d="M162 208h22v-30h26v44h20v-24h24v34h18v-18h16v48H162z" />
        <path fill="#f0a81c" d="m162 44-74-18v254l74-18z" />
        <circle cx="104" cy="164" r="7" fill="#0a0a0a" />
        <path className={styles.prize} d="M84 270c0-34 56-34 56 0h8v16H76v-16z" />
      </Scene>
    </div>
  );
}

function Scene({
  ground,
  floor,
  children,
}: {
  ground: string;
  floor: string;
  children: ReactNode;
}) {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" fill="none">
      <path fill={ground} d="M-400-300H800v600H-400z" />
      <path fill={floor} d="M-400 262H800v38H-400z" />
      {children}
    </svg>
  );
}
