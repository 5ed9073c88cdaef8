import * as styles from "./tally-list.module.css";

/** What was drawn for each client: the blot of colour first, then the line over it, a little off. */
const drawings = {
  can: [
    "M98 84a19 19 0 1 1-38 0 19 19 0 0 1 38 0z",
    "M52 42c18-8 42-9 60-1l3 13-3 74c-3 11-60 12-64 1l-2-75zM47 54c20 8 46 8 67 0M60 41c1-9 41-9 43 0M49 108c18 8 42 8 62-1M79 60v-5m24 14 4-4m-49 5-5-5m54 19h5m-59 1h-6m50 20 4 4m-46-3-4 4M80 108v5",
  ],
  book: [
    "M100 54a13 13 0 1 1-26 0 13 13 0 0 1 26 0z",
    "M46 30l70-7 6 104-70 9zM46 30l-9 7 8 106 7-7m0 0 69-8M60 84c12-24 22-22 30-4 6-16 16-14 24 2M60 98c16-8 36 6 54-4M62 110c14-6 34 6 52-4M66 124l32-3",
  ],
  duck: [
    "M28 60c8-4 16-5 22-2l2 14c-8 2-16 0-24-12z",
    "M28 94c7 26 34 33 64 28 24-5 36-23 30-43-8 9-21 10-31 4 10-14 6-38-14-41-18-2-28 14-25 31-10 4-20 9-24 21zM52 58l-22 4c5 8 13 12 23 10M76 54c4-1 4 5 0 4M62 128a10 10 0 1 1-1 0m40 0a10 10 0 1 1-1 0M62 96c14 14 34 12 44-2M122 79l8-9",
  ],
  record: [
    "M96 80a26 26 0 1 1-52 0 26 26 0 0 1 52 0z",
    "M28 36l78-3 3 92-80 3zM107 44c24 4 36 22 35 40-2 20-16 34-34 36M108 66c10 2 16 8 15 17-1 8-7 14-14 15M108 78c5 1 6 8 0 9M44 100c4-30 46-32 50-2m-40 0c4-18 26-20 30-1",
  ],
  posters: [
    "M62 60l38-4v24l-38 4z",
    "M20 44l34-3 1 48-34 3zM62 36l38-3 2 56-38 3zM109 42l31-2 2 45-32 3zM26 58l22 22m0-24L26 78M124 52c10 4 8 18-2 18s-10-16 2-18M68 46c10 8 16-6 26 2M10 100h140M46 136a14 14 0 1 1-1 0m52 0a14 14 0 1 1-1 0M46 122l18-18h24l10 18M64 104l12 18-30 0m30 0 16-22m-34 2h12m18-4 8-2",
  ],
  tin: [
    "M50 62c16 8 44 8 60 0v34c-16 8-44 8-60 0z",
    "M50 42c16-9 44-9 60 0l1 82c-14 11-48 11-62 0zM50 42c16 9 44 9 60 0M49 54c16 9 46 9 62 0M80 120V72m0 10c12-1 18-8 19-18-11 1-19 7-19 18m0 14C68 95 62 88 61 78c11 1 19 7 19 18m0 14c11-1 17-7 18-16-11 1-18 6-18 16",
  ],
  chocolate: [
    "M40 78h76v52H40z",
    "M42 30l36-2c0 10 10 8 11 16 8-1 8 8 16 8 2 6 8 6 10 6l2 72-76 3zM41 62l68-2M40 94l76-2M66 29l1 102M91 46l2 84M36 96l12-6 8 8 10-8 8 8 12-9 8 8 10-8 18 9",
  ],
  mountains: [
    "M70 94l28-50 24 44-14-6-12 10-12-8z",
    "M14 126l34-62 24 30 26-52 48 84zM14 126h132M30 126l20-34 16 20 32-46 28 60M48 126l8-16 12 16M60 132l-3 12 12-6 3 8M88 68l10 8 10-10M42 76l8 6 6-8M118 30c8-6 18 0 16 8",
  ],
  board: [
    "M62 74l30-32 24 22-30 32z",
    "M38 126c-11-11-7-21 4-32l50-54c10-11 23-13 31-5s6 21-4 32l-50 54c-10 11-23 13-31 5zM54 78l30 28M78 52l30 28M40 84c-6-4-12 2-8 8m62 24c6 4 12-2 8-8M78 26c-4-6-12-2-10 4m62 30c6 4 12-2 8-8",
  ],
} as const;

export type ClientDrawingName = keyof typeof drawings;

/** A sketch from the desk, as it was for one client. Decorative: the remark beside it says what it was. */
export function ClientDrawing({ name }: { name: ClientDrawingName }) {
  const [blot, line] = drawings[name];
  return (
    <svg viewBox="0 0 160 160" aria-hidden className={styles.drawing}>
      <path d={blot} className={styles.blot} />
      <path d={line} pathLength="1" className={styles.pen} />
    </svg>
  );
}
