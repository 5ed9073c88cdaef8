import * as styles from "./drawn-circle.module.css";

const RINGS = Array.from({ length: 23 }, (_, index) => 98 - index * 4);

/** Her half of one circle: compasses, a hair-fine pen, and its measures. */
export function MeasuredHalf() {
  return (
    <svg viewBox="0 0 100 200" preserveAspectRatio="xMaxYMid" aria-hidden className={styles.half}>
      <g className={styles.hair}>
        {RINGS.map((radius) => (
          <path key={radius} d={`M100 ${100 - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`} />
        ))}
        <path d="M0 100h100M31.4 31.4l68.6 68.6M31.4 168.600l68.600-68.600M2 96v8M22 97v6M42 97v6M62 97v6M82 97v6" />
      </g>
      <path d="M100 26a74 74 0 0 0-52.300 21.700" className={styles.measure} />
      <circle cx="47.700" cy="47.700" r="2.600" className={styles.dot} />
    </svg>
  );
}

/** His half of the same circle: a fat brush, by eye. */
export function LoudHalf() {
  return (
    <svg viewBox="0 0 100 200" preserveAspectRatio="xMinYMid" aria-hidden className={styles.half}>
      <path
        d="M0 1c34-3 66 13 82 41 17 30 20 67 4 99-16 33-50 56-86 58z"
        className={styles.brand}
      />
      <path
        d="M0 22c28-4 54 13 64 38 11 27 8 60-8 84-13 20-35 32-56 33z"
        className={styles.paper}
      />
      <path d="M0 41c21-3 39 9 47 28 9 21 5 46-8 63-10 13-24 21-39 21z" className={styles.ink} />
      <path d="M0 60c14-1 25 7 30 19 6 14 3 31-7 42-6 6-14 9-23 9z" className={styles.brand} />
      <path d="M0 80c8-1 15 5 17 13 2 10-2 19-9 24-3 2-5 3-8 3z" className={styles.paper} />
      <path
        d="M91 24a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm-9-13a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800zm8 145a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm-12 18a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zM44 186c5-2 7 0 7 5l1 7c0 3-5 3-5 0z"
        className={styles.brand}
      />
    </svg>
  );
}
