import type { ReactNode } from "react";

/** Names of the drawings. */
export type LarderDrawingName = keyof typeof drawings;

/** What the kitchen works with, drawn as a printer's ornament. */
export function LarderDrawing({
  name,
  className,
}: {
  name: LarderDrawingName;
  className: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 120 84"
      aria-hidden
      fill="none"
      stroke="var(--brand)"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[name]}
    </svg>
  );
}

const drawings = {
  wood: (
    <>
      <path
        d="M60 50C44 44 48 28 57 20c0 6 4 7 5 1 2-7 0-12-3-17 14 6 21 17 19 29-1 9-7 15-18 17Z"
        fill="#d9772b"
        stroke="none"
      />
      <path d="M61 50c-8-3-7-12-1-18 1 5 8 8 6 13-1 3-2 4-5 5Z" fill="#ffc462" stroke="none" />
      <path
        d="M22 72 88 48c4-1 8 1 9 5s0 8-4 9L28 83c-10 2-14-8-6-11Z"
        fill="var(--paper-sunken)"
      />
      <path
        d="M98 72 32 48c-4-1-8 1-9 5s0 8 4 9l65 21c10 2 14-8 6-11Z"
        fill="var(--paper-sunken)"
      />
      <path d="M31 51c-3 0-4 4-1 6M46 59l10 4M62 69l16 6M76 58l7-2" strokeWidth="1.25" />
    </>
  ),
  field: (
    <>
      <path
        d="M60 34C54 26 44 24 34 6c14 0 22 8 26 22C60 16 62 8 72 1c5 12 0 20-8 32C70 22 78 18 90 18 86 28 74 32 64 35Z"
        fill="color-mix(in oklab, var(--accent) 45%, var(--paper))"
        stroke="var(--accent)"
      />
      <path
        d="M60 34c18-3 28 6 27 18-1 13-13 18-21 22-3 2-4 5-6 10-2-5-3-8-6-10-8-4-20-9-21-22-1-12 9-21 27-18Z"
        fill="color-mix(in oklab, #a03a4c 55%, var(--paper))"
        stroke="#c7717e"
      />
      <path d="M42 50c4 4 9 5 14 5M66 65c5-1 9-3 12-6" stroke="#c7717e" strokeWidth="1.25" />
    </>
  ),
  lemon: (
    <>
      <path
        d="M76 30c10-10 20-10 30-6-4 12-16 16-28 12Z"
        fill="color-mix(in oklab, var(--accent) 45%, var(--paper))"
        stroke="var(--accent)"
      />
      <circle cx="54" cy="48" r="33" fill="color-mix(in oklab, #e2b23f 42%, var(--paper))" />
      <circle cx="54" cy="48" r="27" stroke="#e2b23f" />
      <path
        d="M54 48V24M54 48l17-17M54 48h24M54 48l17 17M54 48v24M54 48 37 65M54 48H30M54 48 37 31"
        stroke="#e2b23f"
        strokeWidth="1.5"
      />
      <g fill="var(--brand)" stroke="none">
        <circle cx="98" cy="62" r="4" />
        <circle cx="109" cy="72" r="4" />
        <circle cx="95" cy="77" r="4" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;
