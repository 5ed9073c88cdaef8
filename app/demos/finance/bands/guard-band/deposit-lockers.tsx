import { useId } from "react";

/** One locker: its size, and how many columns and rows of them the wall has. */
const wide = 250;
const high = 180;
const columns = 7;
const rows = 9;

/**
 * A wall of lockers in flat shapes, three whole ones wide and higher than any place it gets. The one in the middle stands open, and
 * what lies in it is the cent that the page's customers speak of. Decorative; it keeps its daylight in the dark scheme.
 */
export function DepositLockers({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="500 180 750 1260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={className}
    >
      <pattern id={id} width={wide} height={high} patternUnits="userSpaceOnUse">
        <path d={`M0 0h${wide}v${high}H0z`} fill="#04302e" />
        <rect x="8" y="8" width="234" height="164" rx="10" fill="#0a4f4a" />
        <rect x="8" y="8" width="230" height="159" rx="10" fill="#128277" />
        <rect x="12" y="12" width="226" height="155" rx="8" fill="#0f766e" />
        <rect
          x="30"
          y="30"
          width="190"
          height="119"
          rx="5"
          fill="none"
          stroke="#0b5c56"
          strokeWidth="4"
        />
        <path d="M142 48h62v22h-62z" fill="#d6f59a" />
        <path d="M150 59h40" stroke="#0b5c56" strokeWidth="4" />
        <path d="m82 92 40 40-6 26h-50l-22-24z" fill="#0b5c56" />
        <circle cx="74" cy="106" r="26" fill="#bef264" />
        <circle cx="74" cy="106" r="18" fill="#a3da4b" />
        <path d="M74 98a6 6 0 0 1 3 11l3 11h-12l3-11a6 6 0 0 1 3-11z" fill="#04302e" />
      </pattern>
      <path d={`M0 0h${columns * wide}v${rows * high}H0z`} fill={`url(#${id})`} />
      {/* The open one: its hollow, the cent in it, its door and the shadow of that. */}
      <g transform={`translate(${3 * wide} ${4 * high})`}>
        <rect x="8" y="8" width="234" height="164" rx="8" fill="#021c1c" />
        <path d="M8 8h234l-34 30H52z" fill="#031f1f" />
        <path d="M8 8 52 38v96L8 172z" fill="#06413d" />
        <path d="M8 172 52 134h156l34 38z" fill="#0a5a53" />
        <ellipse cx="142" cy="158" rx="54" ry="7" fill="#04302e" />
        <circle cx="134" cy="104" r="52" fill="#8a4a26" />
        <circle cx="130" cy="104" r="52" fill="#c98050" />
        <circle cx="130" cy="104" r="43" fill="none" stroke="#9c5a33" strokeWidth="4" />
        <path d="M120 78l16-8v68" fill="none" stroke="#5c2a10" strokeWidth="13" />
        <path d="M242 172 396 232l96 118-60 26-182-130z" fill="#021c1c" fillOpacity=".5" />
        <path d="m242 8 158-44v250l-158-42z" fill="#a3da4b" />
        <path d="m242 8 152-42v246l-152-40z" fill="#bef264" />
        <path d="m264 24 110-29v187l-110-28z" fill="none" stroke="#a3da4b" strokeWidth="5" />
        <path d="m342 62 30-8v72l-30-5z" fill="#0f766e" />
        <path d="m372 74 26-5v40l-26-4z" fill="#04302e" />
      </g>
    </svg>
  );
}
