import * as styles from "./before-after.module.css";
import type { ReactNode } from "react";

interface Side {
  /** One word over the window. */
  label: string;
  /** What can be seen in it, for those who do not see it. */
  text: string;
}

export interface BeforeAfterProps {
  before: Side;
  after: Side;
  /** Whose page it is, and when. */
  caption: string;
}

/**
 * One page before and after, two windows from edge to edge: all that the list below removes can be found in the first, all that it adds in
 * the second.
 */
export function BeforeAfter({ before, after, caption }: BeforeAfterProps) {
  return (
    <figure className={styles.pair}>
      <Window sign="−" {...before}>
        <Cluttered />
      </Window>
      <Window sign="+" {...after} isAfter>
        <Cleared />
      </Window>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function Window({
  sign,
  label,
  text,
  isAfter = false,
  children,
}: Side & { sign: string; isAfter?: boolean; children: ReactNode }) {
  return (
    <div data-tone={isAfter ? "brand" : undefined} className={styles.side}>
      <p className="display text-display-2">
        <span aria-hidden>{sign} </span>
        {label}
      </p>
      <svg viewBox="0 0 560 470" role="img" aria-label={text} className={styles.window}>
        {children}
      </svg>
    </div>
  );
}

/** Five things that go: a slider, a forced account, eleven trackers, the little blue man, and a warning that nobody understands. */
function Cluttered() {
  return (
    <>
      <path fill="#d9d4c7" d="M0 470V14A14 14 0 0 1 14 0h532a14 14 0 0 1 14 14v456z" />
      <path fill="#aaa497" d="M0 42V14A14 14 0 0 1 14 0h532a14 14 0 0 1 14 14v28z" />
      <path fill="#f4f1ea" d="M70 8h472v27H70z" />
      <path fill="#6d685d" d="M16 16h10v10H16zm17 0h10v10H33zm17 0h10v10H50z" />
      <text x="80" y="28" className={styles.address} fill="#3c3930">
        petersen.example/neu2/index.php
      </text>
      {Array.from({ length: 11 }, (_, eye) => (
        <g key={`eye ${eye + 1}`} transform={`translate(${36 + eye * 49} 66)`}>
          <ellipse rx="19" ry="12" fill="#fff" stroke="#2c2a25" strokeWidth="2.500" />
          <circle cx={eye < 5 ? 6 : -6} cy="3" r="7" fill="#9c1b1b" />
        </g>
      ))}
      <path
        fill="#857f72"
        d="M16 92h66v14H16zm78 0h104v14H94zm116 0h52v14h-52zm64 0h88v14h-88zm100 0h70v14h-70zm82 0h88v14h-88zM16 112h94v14H16zm106 0h60v14h-60zm72 0h112v14H194zm124 0h48v14h-48zm60 0h166v14H378z"
      />
      <path fill="#b3261e" d="M0 136h430v204H0z" />
      <path fill="#1f3f91" d="M430 136h130v204H430z" />
      <text x="34" y="206" className={styles.welcome} fill="#ffe14d">
        WELCOME!!!
      </text>
      <text x="452" y="206" className={styles.welcome} fill="#fff">
        SA
      </text>
      <path fill="none" stroke="#fff" strokeWidth="6" d="m26 224-14 14 14 14m508-28 14 14-14 14" />
      {[0, 1, 2, 3, 4].map((message) => (
        <circle
          key={message}
          cx={232 + message * 24}
          cy="356"
          r="7"
          fill={message === 0 ? "#2c2a25" : "#aaa497"}
        />
      ))}
      <path fill="#000" opacity="0.35" d="M88 232h366v158H88z" />
      <path fill="#fff" d="M78 222h366v158H78z" />
      <path fill="#3566c8" d="M78 222h366v26H78z" />
      <path stroke="#fff" strokeWidth="2.500" d="m424 230 10 10m0-10-10 10" />
      <text x="98" y="282" className={styles.words} fill="#14130f">
        Create an account
      </text>
      <text x="98" y="310" className={styles.words} fill="#14130f">
        to see the postage.
      </text>
      <path fill="none" stroke="#857f72" strokeWidth="2.500" d="M98 328h190v34H98z" />
      <path fill="#857f72" d="M304 326h120v38H304z" />
      <path fill="#f2c200" d="m0 408 560-20v58L0 466z" />
      <path
        fill="#14130f"
        d="m0 430 24-23h36L0 465zm46 34 60-59h44l-60 58zm388-73h44l-60 59h-44zm90-3h36v8l-54 50h-44z"
      />
      <path fill="#f2c200" d="m126 412 266-10v42l-266 10z" />
      <text
        x="142"
        y="442"
        className={styles.words}
        fill="#14130f"
        transform="rotate(-2 142 442)"
        textLength="236"
      >
        DO NOT TOUCH
      </text>
      <circle cx="508" cy="352" r="38" fill="#1559c9" stroke="#fff" strokeWidth="4" />
      <circle cx="508" cy="332" r="7" fill="#fff" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        d="M486 346l22 4 22-4m-22 4v12l-12 18m12-18 12 18"
      />
    </>
  );
}

/** What stays: one sentence, one thing to press that shows its focus, a basket, and a test. */
function Cleared() {
  return (
    <>
      <path fill="#fff6e3" d="M0 470V14A14 14 0 0 1 14 0h532a14 14 0 0 1 14 14v456z" />
      <path fill="#eadfc6" d="M0 42V14A14 14 0 0 1 14 0h532a14 14 0 0 1 14 14v28z" />
      <g fill="#b9ab8c">
        <circle cx="21" cy="21" r="5" />
        <circle cx="38" cy="21" r="5" />
        <circle cx="55" cy="21" r="5" />
      </g>
      <text x="80" y="28" className={styles.address} fill="#4a3d22">
        petersen.example
      </text>
      <text x="28" y="92" className={styles.words} fill="#2a1c08">
        Petersen
      </text>
      <path
        fill="none"
        stroke="#2a1c08"
        strokeWidth="3.500"
        strokeLinejoin="round"
        d="M490 78h42l-6 26h-30zm10 0 6-14m16 14-6-14"
      />
      <path fill="#c9772b" d="M300 470c-8-96 62-176 158-176 44 0 80 14 102 38v138z" />
      <path fill="#e39a45" d="M322 470c-2-84 58-154 136-154 42 0 78 14 102 38v116z" />
      <path
        fill="none"
        stroke="#fbe3b4"
        strokeWidth="15"
        strokeLinecap="round"
        d="M384 384c8-16 22-28 38-36m-8 76c18-36 46-62 82-76m-44 96c18-36 46-62 82-76"
      />
      <g className={styles.claim} fill="#2a1c08">
        <text x="26" y="174">
          Rolls in Lübeck,
        </text>
        <text x="26" y="228">
          at your door
        </text>
        <text x="26" y="282">
          by seven.
        </text>
      </g>
      <rect
        x="22"
        y="322"
        width="222"
        height="76"
        rx="14"
        fill="none"
        stroke="#1559c9"
        strokeWidth="4"
      />
      <rect x="29" y="329" width="208" height="62" rx="8" fill="#2a1c08" />
      <text x="133" y="369" className={styles.words} fill="#fff6e3" textAnchor="middle">
        Order rolls
      </text>
      <text x="28" y="444" className={styles.address} fill="#1a6b2c">
        ✓ test passes
      </text>
    </>
  );
}
