import * as styles from "./hangars.module.css";

const plane = "M0 17 40 0 25 38l-8-13z";
const fold = "M17 25 40 0 14 19v8z";

/** Half the width of each, its colour, and where its planes stand. */
const hangars = [
  { half: 54, colour: "#c6c3f3", planes: [82] },
  { half: 70, colour: "#4f46e5", planes: [60, 104] },
  { half: 88, colour: "#a9a4ec", planes: [36, 82, 128] },
];

/** What the three plans are for: a hangar each, larger from plan to plan, on the foot of their band. */
export function Hangars() {
  return (
    <div aria-hidden className={styles.field}>
      {hangars.map(({ half, colour, planes }) => (
        <svg key={half} viewBox="0 0 200 112">
          <path d={arch(half, 8)} fill={colour} />
          <path d={arch(half - 10, 8)} fill="#0f172a" />
          {planes.map((start) => (
            <g key={start} transform={`translate(${start} 74)scale(.9)`}>
              <path d={plane} fill="#fff" />
              <path d={fold} fill="#ff7a59" />
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}

/** A round roof over straight walls, in the middle of its box. */
function arch(half: number, wall: number): string {
  return `M${100 - half} 112v-${wall}a${half} ${half} 0 0 1 ${2 * half} 0v${wall}z`;
}
