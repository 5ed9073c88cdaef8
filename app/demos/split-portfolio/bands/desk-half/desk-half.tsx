import * as styles from "./desk-half.module.css";

/** Her half of their one desk, from above: everything lies parallel. Decorative. */
export function TidyDesk() {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      className={styles.desk}
    >
      <g className={styles.lines}>
        <path d="M212 46h150v208H212z" />
        <path d="M34 46h26v208H34zm0 26h10m-10 26h16m-16 26h10m-10 26h16m-16 26h10m-10 26h16m-16 26h10" />
        <path d="M86 46h14v176l-7 20-7-20zm0 162h14M120 46h14v176l-7 20-7-20zm0 162h14" />
        <path d="M156 46h34v34h-34zm29 17a12 12 0 1 1-24 0 12 12 0 0 1 24 0zm5 0h8" />
        <path d="M156 104h34v60h-34zm0 12h34m-34 72h34v66h-34zm8 8h18m-18 10h18m-18 10h12" />
      </g>
      <path
        d="M242 46v208m30-208v208m30-208v208m30-208v208M212 76h150m-150 30h150m-150 30h150m-150 30h150m-150 30h150m-150 30h150"
        className={styles.grid}
      />
      <path d="M272 106h60v60h-60z" className={styles.brand} />
      <path d="M126.900 222v20" className={styles.lines} />
      <path d="M400 0v300" className={styles.tape} />
    </svg>
  );
}

/** His half of it: nothing does, and some of it is hers. Decorative. */
export function LoudDesk() {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden
      className={styles.desk}
    >
      <path
        d="M150 92c22-38 66-48 96-26 30-16 70 4 70 40 36 12 42 58 10 78 4 38-44 58-72 34-26 30-80 20-86-18-40 2-58-42-32-68-8-14 2-32 14-40zM344 66a12 12 0 1 1 0 .100zM122 214a9 9 0 1 1 0 .100zM352 214a16 16 0 1 1 0 .100zM100 84a6 6 0 1 1 0 .100z"
        className={styles.brand}
      />
      <g className={styles.thick}>
        <path d="m24 40 118-22 26 96-120 26z" className={styles.paper} />
        <path d="M44 62c30 22 56-38 84-14 18 18-34 30-14 46 12 8 24-6 32-14" />
        <path
          d="M222 150a34 34 0 1 1 0 .100zm10 0a24 24 0 1 1 0 .100zM288 138c18-12 30 4 18 18"
          className={styles.paper}
        />
        <path
          d="m330 20 22 14-70 112-20 12 0-26zM40 262l10-22 118 50-8 24-24-10zm280-20 12-20 64 40-12 20z"
          className={styles.paper}
        />
        <path
          d="M64 176c14-10 34-8 40 8 16 4 18 26 4 34-6 16-30 18-40 6-18 0-26-22-14-32-2-6 2-12 10-16zm2 10 18 12 16-8m-36 18 20-2 8 16"
          className={styles.paper}
        />
      </g>
      <path d="M254 186c10 30-12 60 8 84m18-80c4 20 22 26 20 50" className={styles.drip} />
      <path d="M0 0v300" className={styles.tape} />
    </svg>
  );
}
