import type { ReactNode } from "react";

export type BayName = "rooms" | "objects" | "prints" | "screens" | "tests";

/** What stands in each bay, in lines, on a floor at 352 of a field of 300 × 380. */
export const bayDrawings: Record<BayName, ReactNode> = {
  // A ladder, a ring on two wires, a drum of cable.
  rooms: (
    <>
      <path d="M88 96v62M212 96v62" />
      <circle cx="150" cy="222" r="66" />
      <circle cx="150" cy="222" r="58" />
      <path d="m36 352 26-170m22 170L72 182H62M42 314h37M48 276h29M54 238h21" />
      <path d="M226 352a22 22 0 1 1 44 0M238 352a10 10 0 0 1 20 0M226 346c-30 10-34-40-20-68" />
    </>
  ),
  // A lathe on its bench, a kiln with a pipe.
  objects: (
    <>
      <path d="M22 352v-62h140v62M22 300h140M34 290v-42h34v42M68 262h46l10-6 14 6v10l-14-4-10 4H68M148 290v-36h-10v36M86 290v-12h22v12" />
      <circle cx="51" cy="266" r="9" />
      <path d="M196 352V242l16-18h46l16 18v110M214 352v-72h42v72M222 300h26M222 316h26M222 332h26M236 224V96" />
      <circle cx="235" cy="254" r="9" />
    </>
  ),
  // Sheets on a line, a screen lifted off its table.
  prints: (
    <>
      <path d="M0 138c90 20 210 20 300 0M34 147v46h38v-42M96 154v46h38v-46M166 154v46h38v-46M228 151v42h38v-48" />
      <path d="M48 186c8-20 16-20 24 0M104 176h22M104 186h22M185 166a12 12 0 1 0 .1 0M238 186l18-24" />
      <path d="M30 352v-66h210v66M30 298h210M58 286 226 210l8 16-132 60M92 268l110-50M150 242l14 34h40" />
      <path d="M258 352v-34h26v34M258 326h26" />
    </>
  ),
  // A desk with a large and a small screen, a keyboard, somebody's tea.
  screens: (
    <>
      <path d="M18 352v-70h262v70M18 292h262M44 282h36M62 282v-16" />
      <path d="M28 176h128v90H28zM40 190h60M40 204h84M40 218h44M40 232h72M40 246h30" />
      <path d="M184 212h38v70h-38zM192 224h22v22h-22zM192 256h22M192 266h14M238 282v-18h18v18M256 268c10-2 10 12 0 10" />
      <path d="M98 352v-34h40v34M110 318v-10h16v10" />
    </>
  ),
  // A bench with strangers on it, seen from behind; one at the table with the notebook.
  tests: (
    <>
      <path d="M16 352v-44h150v44M16 318h150" />
      <path d="M26 308v-38c0-20 32-20 32 0v38M74 308v-46c0-20 34-20 34 0v46M126 308v-34c0-18 30-18 30 0v34" />
      <circle cx="42" cy="240" r="13" />
      <circle cx="91" cy="230" r="13" />
      <circle cx="141" cy="246" r="12" />
      <path d="M190 352v-60h92v60M198 292l8-12h40l-4 12M214 286h22M236 352v-34M262 292v-42c0-22-36-24-40 0l-8 30 22 4" />
      <circle cx="242" cy="218" r="13" />
    </>
  ),
};
