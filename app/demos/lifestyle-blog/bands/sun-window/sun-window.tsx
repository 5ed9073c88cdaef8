import * as styles from "./sun-window.module.css";

/** June at her kitchen window, drawn from behind. The sun comes up over the hills as the page is read, where motion is welcome. */
export function SunWindow({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 480 600"
      role="img"
      aria-label={alt}
      preserveAspectRatio="xMidYMax slice"
      className={`${styles.window} ${className ?? ""}`}
    >
      <path d="M0 0h480v600H0z" fill="#f7d9cd" />
      <circle cx="332" cy="236" r="66" className={styles.sun} />
      <path d="M0 388c70-58 128-66 196-34 66-58 152-76 284-6v252H0z" fill="#a9b67c" />
      <path d="M0 436c110-44 196-36 262-6 70-30 140-34 218-12v182H0z" fill="#74854a" />
      <path
        d="M60 418v-34m0 6c-9-6-12-14-10-22 8 2 12 10 10 22zm0-4c9-6 13-13 11-22-8 2-13 10-11 22zM424 414v-30m0 4c-8-6-11-12-9-20 7 2 11 9 9 20zm0-2c8-6 12-12 10-20-8 2-12 9-10 20z"
        fill="#5c6b38"
        stroke="#5c6b38"
        strokeWidth="3"
      />
      <path d="M240 0v470M0 214h480" fill="none" stroke="#fffaf5" strokeWidth="12" />
      <path d="M0 0c6 96-6 200-14 300 52-70 92-176 98-300z" fill="#fffaf5e6" />
      <path d="M480 0c-6 70 2 150 10 232-44-56-78-136-82-232z" fill="#fffaf5e6" />
      {/* The sill, the wall below it and the table. */}
      <path d="M0 466h480v22H0z" fill="#fffaf5" />
      <path d="M0 488h480v32H0z" fill="#efc9b6" />
      <path d="M0 520h480v80H0z" fill="#c58a6a" />
      {/* Her page on the table, with a sentence struck out. */}
      <path d="m330 556 92-14 34 50-100 14z" fill="#fffdf8" />
      <path
        d="m350 564 66-9m-60 18 40-5m-34 14 60-8"
        fill="none"
        stroke="#8c7a72"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="m352 575 46-7" fill="none" stroke="#c01f3c" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M58 600c-6-96 22-154 92-172 14-4 20-12 20-26h60c0 14 6 22 20 26 70 18 98 76 92 172z"
        fill="#7fae9f"
      />
      <path
        d="M156 424c26 18 62 18 88 0m-44 14v162"
        fill="none"
        stroke="#5d8b7d"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M132 322c0-50 28-84 68-84s68 34 68 84c0 52-26 92-68 92s-68-40-68-92z"
        fill="#d9a441"
      />
      <path d="M160 226c0-24 17-42 40-42s40 18 40 42-17 40-40 40-40-16-40-40z" fill="#d9a441" />
      <path
        d="M150 300c8-34 28-50 50-50s42 16 50 50M146 340c12 34 30 52 54 56m54-56c-12 34-30 52-54 56m-16-182c10-8 24-8 34 0m-40 18c14 10 34 10 46 0"
        fill="none"
        stroke="#b07f26"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M130 330c-10-2-14 6-12 18s10 16 16 10zm140 0c10-2 14 6 12 18s-10 16-16 10z"
        fill="#e9b79b"
      />
      {/* A cup on the sill, and its steam. */}
      <path
        d="M376 424h54c0 26-8 42-27 42s-27-16-27-42zm54 8c14-3 18 4 16 11-2 8-10 11-20 9"
        fill="#fffdf8"
        stroke="#a8465f"
        strokeWidth="5"
      />
      <path
        d="M394 410c-8-10 6-16-1-27m20 27c-8-10 6-16-1-27"
        fill="none"
        stroke="#fffdf8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 0h480v600H0z" className={styles.dusk} />
    </svg>
  );
}
