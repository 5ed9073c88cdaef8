import * as styles from "./chart-room.module.css";

/**
 * The island from the mainland, drawn in one line: peaks, the bridge, the cathedral and the studio with its four lit windows. A ship passes as
 * the page is turned. As high as its box, from the box's far end; what is wider shows more of the ridge, what is narrower less of the bridge.
 */
export function ChartRoom({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 340"
      role="img"
      aria-label={alt}
      className={`${styles.view} ${className ?? ""}`}
    >
      <path
        d="M-1440 220l80 44 96-74 66 30 92-86 44 28 60-52 88 98 66-34 92 74 110-66 96 48 84-62 60 36 92-84 38 26 44-40 96 92 52-30 84 58 84-58 52 30 96-92 44 40 38-26 92 84 60-36 84 62 96-48 110 66 92-74 66 34 88-98 60 52 44-28 92 86 66-30 96 74 80-44h20V354H-1440z"
        className={styles.far}
      />
      <path d="m232 106 16 48 20-20 14 34 22-28" className={styles.fine} />
      <path d="M-1440 284h2880" className={styles.line} />
      {/* The cathedral: panes that stand one behind the other. */}
      <path
        d="m150 284 46-96 46 96m-70 0 40-80 40 80m-54 0 36-66 36 66m-100 0 14-30m-34 30 34-70"
        className={styles.line}
      />
      {/* The bridge. */}
      <path d="M318 280q250-112 500 0M318 286q250-112 500 0" className={styles.line} />
      <path
        d="M356 268v16m36-32v32m36-46v46m40-58v58m46-66v66m108-66v66m46-58v58m40-46v46m36-32v32"
        className={styles.line}
      />
      {/* Houses of the quay, and the former chart room above them. */}
      <path
        d="M856 284v-46l26-22 26 22v46m0 0v-34l22-18 22 18v34m0 0v-58l30-26 30 26v58m164 0v-42l24-20 24 20v42m0 0v-30h46v30m0 0v-52l28-24 28 24v52"
        className={styles.house}
      />
      <path
        d="M1012 284V150h128v134M1002 150h148l-20-40h-108zm74-40V58m0 4 34 10-34 10"
        className={styles.house}
      />
      <path
        d="M1026 166h20v30h-20zm27 0h20v30h-20zm27 0h20v30h-20zm27 0h20v30h-20z"
        className={styles.lit}
      />
      <path d="M1034 284v-58h30v58m22-58h34v22h-34z" className={styles.line} />
      <path
        d="M1020 298h112m-96 12h80m-60 12h44M170 300h56m-44 12h32m200-6h90m140 10h120m280-14h90"
        className={styles.fine}
      />
      <g className={styles.ship}>
        <path d="M0 284h150l18-26H-8z" className={styles.hull} />
        <path
          d="M14 258v-22h96v22M30 236v-16h52v16m-34-16v-18h16v18M110 258v-10h24v10"
          className={styles.deck}
        />
      </g>
    </svg>
  );
}
