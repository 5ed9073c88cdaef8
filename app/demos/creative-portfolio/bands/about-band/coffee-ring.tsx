import * as styles from "./about-band.module.css";
/** Where the cup stood, and where it stood before. */
export function CoffeeRing() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden className={styles.coffee}>
      <path d="M178 92A72 72 0 1 1 150 40" strokeWidth="7" />
      <path d="M171 70A69 69 0 0 1 174 120M60 158A70 70 0 0 1 36 96" strokeWidth="4" />
      <path d="M166 62A65 65 0 1 0 168 116" strokeWidth="2" />
      <path d="M60 26A80 80 0 0 0 24 130" strokeWidth="3" />
      <path d="M184 158h.1M174 174h.1M30 176h.1" strokeWidth="7" />
    </svg>
  );
}
