import type { ReactNode } from "react";

export type BayName = "rooms" | "objects" | "prints" | "screens" | "tests";

/** What stands in each bay, in lines, on a floor at 352 of a field of 300 × 380: tools in white, and what was made with them in colour. */
export const bayDrawings: Record<BayName, ReactNode> = {
  // A ring on two wires with somebody in it, a ladder, a drum of cable.
  rooms: (
    <>
      <path d="M118 96v72M182 96v72" />
      <g stroke="var(--accent)">
        <circle cx="150" cy="226" r="66" />
        <circle cx="150" cy="226" r="57" />
      </g>
      <circle cx="150" cy="230" r="10" />
      <path d="M132 352v-80c0-34 36-34 36 0v80M150 352v-52" />
      <path d="m28 352 22-170m26 170L54 182h-8M34 314h36M39 276h26M44 238h16" />
      <path d="M228 352a24 24 0 1 1 48 0M240 352a12 12 0 0 1 24 0M231 340c-26 4-30-30-24-50" />
    </>
  ),
  // A loudspeaker and a lamp on the bench, a lathe under it, a kiln with a pipe.
  objects: (
    <>
      <path d="M20 352v-62h146v62M20 302h146M34 340v-22h20v22M54 326h52l8-5 10 5v6l-10-4-8 4H54M130 340v-22h-8v22M28 340h108" />
      <g stroke="var(--accent)">
        <path d="M32 236c-4 20-4 36 0 50 14 6 46 6 60 0 4-14 4-30 0-50M32 236c2-12 58-12 60 0 2 12-62 12-60 0zM31 252c18 6 44 6 62 0M30 264c18 6 46 6 64 0M31 276c18 6 44 6 62 0" />
        <circle cx="132" cy="236" r="21" />
        <path d="M132 257v27M116 290c0-8 32-8 32 0" />
      </g>
      <path d="M196 352V242l16-18h46l16 18v110M214 352v-72h42v72M222 300h26M222 316h26M222 332h26M236 224V96" />
      <circle cx="235" cy="254" r="9" />
    </>
  ),
  // Sheets on a line, a screen lifted off its table, cans beside it, boards against the wall.
  prints: (
    <>
      <path d="M0 138c90 20 210 20 300 0" />
      <path
        stroke="var(--accent)"
        d="M34 147v50h40v-43M96 155v50h40v-48M164 157v50h40v-52M226 153v50h40v-57M44 186c6-20 14-20 20 0M104 176h24M104 186h24M104 196h16M184 170a12 12 0 1 0 .1 0M236 190l20-26"
      />
      <path d="M18 352v-56h172v56M18 308h172M34 290l96-46 6 12-78 36M60 277l48-23M92 262l10 30h22" />
      <path
        stroke="var(--accent)"
        d="M132 296v-32l4-6h16l4 6v32M132 266h24M162 296v-32l4-6h16l4 6v32M162 266h24M137 280a7 7 0 1 0 14 0 7 7 0 1 0-14 0M168 286l12-12"
      />
      <g stroke="var(--accent)">
        <rect x="212" y="232" width="30" height="119" rx="15" />
        <rect x="254" y="232" width="30" height="119" rx="15" />
        <path d="M212 312a44 44 0 0 1 30-50M284 312a44 44 0 0 0-30-50M212 326h30M254 326h30" />
      </g>
    </>
  ),
  // A desk with a large and a small screen, a keyboard, somebody's tea.
  screens: (
    <>
      <path d="M18 352v-70h264v70M18 294h264M92 266v16M74 282h36M126 276h40v6" />
      <path d="M28 176h128v90H28z" />
      <path stroke="var(--accent)" d="M40 190h60M40 204h84M40 218h44M40 232h72M40 246h30" />
      <path d="M184 212h38v70h-38zM240 282v-18h18v18M258 268c10-2 10 12 0 10" />
      <path stroke="var(--accent)" d="M192 224h22v22h-22zM192 256h22M192 266h14" />
      <path d="M98 352v-34h40v34M110 318v-10h16v10" />
    </>
  ),
  // A bench with strangers on it; one at the table with the notebook.
  tests: (
    <>
      <path d="M16 308h10M58 308h16M108 308h18M156 308h10v10h-10M126 318h-18M74 318h-16M26 318h-10v-10M21 318v34M161 318v34" />
      <path d="M26 304v-34c0-20 32-20 32 0v34M74 304v-42c0-20 34-20 34 0v42M126 304v-30c0-18 30-18 30 0v30" />
      <path d="M26 304h32v48h-13v-34h-6v34h-13zM74 304h34v48h-14v-34h-6v34h-14zM126 304h30v48h-12v-34h-6v34h-12z" />
      <circle cx="42" cy="240" r="13" />
      <circle cx="91" cy="230" r="13" />
      <circle cx="141" cy="246" r="12" />
      <path d="M190 352v-60h92v60M262 292v18h-30v42h-12M244 322h30M259 322v30M262 292v-42c0-22-36-24-40 0l-8 30 22 4" />
      <path stroke="var(--accent)" d="m198 292 8-12h40l-4 12M214 286h22" />
      <circle cx="242" cy="218" r="13" />
    </>
  ),
};
