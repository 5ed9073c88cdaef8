/** An oval with beads, a scalloped one with shells, or a rectangle cut with pinking shears. */
export type FrameName = "oval" | "baroque" | "zigzag";

/**
 * A frame to lay over a picture, with a hole in it: 200 × 240 units, the hole 136 × 168 and a little less in the corners. Its colours
 * are those of `--frame`, `--frame-deep` and `--frame-light` around it. Decorative.
 */
export function PictureFrame({ frame }: { frame: FrameName }) {
  return (
    <svg viewBox="0 0 200 240" aria-hidden>
      {frame === "oval" && <Oval />}
      {frame === "baroque" && <Baroque />}
      {frame === "zigzag" && <Zigzag />}
    </svg>
  );
}

const FRAME = "var(--frame, var(--brand))";
const DEEP = "var(--frame-deep, var(--ink))";
const LIGHT = "var(--frame-light, var(--paper))";

/** An ellipse around the middle, as a path that can be one half of a ring. */
const ellipse = (rx: number, ry: number) =>
  `M${100 - rx} 120a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Places along an ellipse, at angles of equal distance. */
const around = (count: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: round(100 + rx * Math.cos(angle)), y: round(120 + ry * Math.sin(angle)) };
  });

const round = (value: number) => Math.round(value * 10) / 10;

function Oval() {
  return (
    <>
      <path d={`${ellipse(98, 118)}${ellipse(64, 80)}`} fillRule="evenodd" fill={FRAME} />
      <path d={ellipse(98, 118)} fill="none" stroke={DEEP} strokeWidth="4" />
      <path d={ellipse(65, 81)} fill="none" stroke={DEEP} strokeWidth="6" />
      {around(28, 82, 100).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" fill={LIGHT} />
      ))}
    </>
  );
}

function Baroque() {
  return (
    <>
      {around(16, 84, 102).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="19" fill={FRAME} stroke={DEEP} strokeWidth="4" />
      ))}
      <path d={`${ellipse(88, 106)}${ellipse(64, 80)}`} fillRule="evenodd" fill={FRAME} />
      {around(16, 86, 104).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={LIGHT} />
      ))}
      <path d={ellipse(70, 87)} fill="none" stroke={LIGHT} strokeWidth="3" />
      <path d={ellipse(65, 81)} fill="none" stroke={DEEP} strokeWidth="6" />
      {/* A shell on top and one below. */}
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 120)`} stroke={DEEP} strokeWidth="4">
          <path d="M70 32C52 20 62-6 84 2c4-16 28-16 32 0 22-8 32 18 14 30z" fill={FRAME} />
          <path d="M88 30L80 8M100 30V0M112 30l8-22" fill="none" stroke={LIGHT} strokeWidth="3" />
        </g>
      ))}
    </>
  );
}

/** Teeth along a side of `length`, pointing up. */
const teeth = (count: number, step: number) =>
  Array.from({ length: count }, () => `l${step / 2}-11l${step / 2} 11`).join("");

function Zigzag() {
  const outline = [
    `M12 14${teeth(11, 16)}`,
    ...Array.from({ length: 13 }, () => "l11 8.2l-11 8.2"),
    ...Array.from({ length: 11 }, () => "l-8 11l-8-11"),
    ...Array.from({ length: 13 }, () => "l-11-8.2l11-8.2"),
    "z",
  ].join("");
  return (
    <>
      <path
        d={`${outline}M33 37h134v166H33z`}
        fillRule="evenodd"
        fill={FRAME}
        stroke={DEEP}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M24 28h152v184H24z" fill="none" stroke={LIGHT} strokeWidth="5" />
      <path d="M33 37h134v166H33z" fill="none" stroke={DEEP} strokeWidth="6" />
    </>
  );
}
