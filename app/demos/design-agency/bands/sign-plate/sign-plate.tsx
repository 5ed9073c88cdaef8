import * as styles from "./sign-plate.module.css";

interface SignPlateProps {
  /** Where it stands, and what it had to pass. */
  caption: string;
}

/** One of the agency's own signs, drawn from edge to edge of the page and whole lines high: a wall at a tram stop in the morning. */
export function SignPlate({ caption }: SignPlateProps) {
  return (
    <figure className={styles.plate}>
      <svg
        viewBox="0 0 1440 720"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className={styles.drawing}
      >
        <path className={styles.house} d="M0 0h1440v130H0z" />
        <path className={styles.wall} d="M0 130h1440v470H0z" />
        <g className={styles.sign} fillRule="evenodd">
          <path d="M650 176a88 88 0 1 1-.1 0zm0 52a36 36 0 1 0 .1 0z" />
          <path d="M650 318a118 118 0 1 1-.1 0zm0 62a56 56 0 1 0 .1 0z" />
        </g>
        <path className={styles.arrow} d="M962 540 1228 274M1006 246H1256V496" />
        <path
          className={styles.shade}
          d="M0 170h560l216 236H118L0 278zM128 406h22v194h-22zm495 0h22v194h-22zM902 445a21 21 0 1 1-.1 0zm0 47c24 0 36 14 40 38l10 70H852l10-70c4-24 16-38 40-38z"
        />
        <path className={styles.roof} d="M0 130h572v42H0zm452 42h22v428h-22z" />
        <path className={styles.ink} d="M64 508h316v18H64zm26 18h16v74H90zm248 0h16v74h-16z" />
        <path className={styles.ground} d="M0 600h1440v120H0z" />
        <path className={styles.edge} d="M0 648h1440v16H0z" />
        <path className={styles.ink} d="M0 664h1440v56H0z" />
        <path className={styles.rail} d="M0 678h1440v5H0zm0 26h1440v6H0z" />
        <path
          className={styles.coat}
          d="M842 424c24 0 36 14 40 38l10 74h-16l2 64h-30l-5-58-5 58h-30l2-64h-16l10-74c4-24 14-38 38-38z"
        />
        <circle className={styles.skin} cx="842" cy="398" r="21" />
        <path
          className={styles.coat}
          d="M820 396a22 23 0 0 1 44-4c-12 2-18-6-24-8-4 8-10 12-20 12z"
        />
        <path
          className={styles.roof}
          d="m806 470 34 12 36-12v34l-36 12-34-12zM806 596h34v8h-40zm40 0h34v8h-40z"
        />
      </svg>
      <figcaption className="mx-auto max-w-wide px-gutter">{caption}</figcaption>
    </figure>
  );
}
