import * as styles from "./teacher-poses.module.css";

/** Figures of one thick line for each limb, in a field of 200 × 190 whose floor is at 180. */
const figures = {
  sitting: {
    head: [100, 66],
    far: "M100 94C122 102 134 124 142 146",
    body: "M100 96V154C70 154 50 160 46 170H122M100 154C130 154 150 160 154 170H78",
    near: "M100 94C78 102 66 124 58 146",
    things: "",
  },
  handstand: {
    head: [100, 150],
    far: "M136 174L112 118M100 70L140 44L134 8",
    body: "M100 120V72L92 10",
    near: "M64 174L88 118",
    things: "",
  },
  wall: {
    head: [62, 160],
    far: "M168 166L174 66",
    body: "M90 170H168L173 54",
    near: "M100 168C116 150 130 150 138 160",
    things: "M182 10V180",
  },
  chair: {
    head: [106, 60],
    far: "M108 90L144 66L124 12",
    body: "M106 90V126H62V174",
    near: "M104 90L68 66L88 12",
    things: "M132 76V180M132 135H74V180",
  },
} as const satisfies Record<
  string,
  { head: [number, number]; far: string; body: string; near: string; things: string }
>;

export type PoseName = keyof typeof figures;

/** A figure in a pose, cut from paper. Decorative: what it stands for is written beside it. */
export function Pose({ pose }: { pose: PoseName }) {
  const { head, far, body, near, things } = figures[pose];
  return (
    <svg viewBox="0 0 200 190" aria-hidden className={styles.pose}>
      <circle cx="100" cy="96" r="88" className={styles.sun} />
      {things && <path d={things} className={styles.thing} />}
      <path d={far} className={styles.far} />
      <path d={body} className={styles.body} />
      <circle cx={head[0]} cy={head[1]} r="17" className={styles.head} />
      <path d={near} className={styles.near} />
      <path d="M-400 181H600" className={styles.floor} />
    </svg>
  );
}
