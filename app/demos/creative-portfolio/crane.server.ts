import type { DrawnPart } from "./bands/drawn-stages/drawn-stages.tsx";

/** One crane, four times: from three guesses to the picture on the van. All stand in a field of 300 × 380. */

const body =
  "M70 238C84 196 132 166 176 172C206 176 216 198 205 219C190 250 138 268 104 258C90 254 78 249 70 238Z";
const neckBack = "M168 176C186 160 188 148 180 132C168 108 172 78 201 64";
const neckFront = "M207 212C216 184 208 158 200 140C191 120 193 98 210 89";
const head = "M201 64C211 60 220 66 221 76C221 83 216 88 210 89";
const beak = "M219 72L262 85L217 86";
const standingLeg = "M128 262L134 306L128 352M108 354L128 352L150 354M128 352L140 345";
const liftedLeg = "M154 256L180 288L152 306M152 306L140 300M152 306L142 314M152 306L153 320";
const wing = "M112 206C140 190 172 190 188 202C176 228 148 242 114 240";
const feathers = "M130 213C146 207 160 207 172 211M128 226C142 221 154 221 163 224";
const tail =
  "M106 198C72 204 44 230 32 270C52 256 66 252 78 254C70 264 68 272 68 284C84 268 104 262 124 258C108 240 102 218 106 198Z";
/** As far as it shows behind the body. */
const tailShown =
  "M82 208C56 224 38 248 32 270C52 256 66 252 78 254C70 264 68 272 68 284C84 268 98 262 112 261";
const rope = "M254 84L254 200";
const roof = "M222 226L254 200L286 226Z";
const walls = "M230 226L230 264L278 264L278 226";
const door = "M248 264L248 244L260 244L260 264";

const towerCrane = "M58 150L58 52M72 150L72 52M58 140L72 124L58 108L72 92L58 76L72 60M30 60L132 60";
const towerJib =
  "M65 40L32 60M65 40L130 60M65 40L65 60M116 60L116 100M110 100L122 100L122 112L110 112Z";
const flyingCrane =
  "M166 132C186 126 200 116 214 104C198 92 182 66 184 40C206 46 226 66 236 92C248 74 266 62 286 58C278 84 262 102 242 112C222 122 206 130 192 144M236 92L214 104M192 144L168 150M184 40L212 84M194 58L222 88";
const smallBody =
  "M98 286C110 258 152 252 166 270C174 288 136 304 106 298C96 296 94 290 100 284C116 264 146 260 160 268";
const smallNeck =
  "M162 270C176 250 154 234 164 212C172 200 182 206 182 216L206 222M166 214C170 206 178 206 180 214";
const smallLegs = "M126 300L128 344M116 346L142 345M144 296L158 316L144 328";
const smallLoad = "M202 222L202 258M188 274L202 258L216 274L215 292L190 292L189 274L215 274";
const shading = "M108 282L122 294M116 276L134 296M126 270L146 294M138 268L156 288";
const chosen =
  "M158 186C82 176 58 236 62 292C66 356 150 376 204 358C254 340 258 262 236 218C220 188 176 178 128 190";

const line = (pen: "blue" | "pencil" | "ink" | "red", ...paths: readonly string[]): DrawnPart[] =>
  paths.map((path) => ({ pen, path }));

export const guesses: readonly DrawnPart[] = [
  ...line("pencil", towerCrane, towerJib, flyingCrane),
  ...line("pencil", smallBody, smallNeck, smallLegs, smallLoad, shading),
  ...line("red", chosen),
];

export const bones: readonly DrawnPart[] = [
  ...line(
    "blue",
    "M20 354L284 354",
    "M140 24L140 366",
    "M36 276L236 148",
    "M62 218A78 50 -14 1 0 214 212A78 50 -14 1 0 62 218",
    "M58 222A80 53 -14 1 0 218 208A80 53 -14 1 0 58 222",
    "M193 77A16 16 0 1 0 225 77A16 16 0 1 0 193 77",
    "M204 92C182 104 186 132 194 152S196 184 190 196",
    "M254 40L254 300",
    "M218 196L290 196L290 268L218 268Z",
    "M218 196L290 268M290 196L218 268",
    "M130 306m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
    "M180 288m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
  ),
  ...line("pencil", neckBack, neckFront, beak, standingLeg, liftedLeg, wing),
];

export const inked: readonly DrawnPart[] = [
  ...line("blue", "M20 354L284 354", "M36 276L236 148", "M254 40L254 300"),
  ...line("ink", neckBack, head, neckFront, beak, body, wing, feathers, tailShown),
  ...line("ink", standingLeg, liftedLeg, rope, roof, walls, door),
];

export const coloured: readonly DrawnPart[] = [
  { wash: "accent", path: "M18 186A132 132 0 1 0 282 186A132 132 0 1 0 18 186Z" },
  { wash: "ink", path: tail },
  { wash: "paper", path: body },
  { wash: "paper", path: "M160 178C184 164 190 150 186 138L198 140C208 158 216 184 206 214Z" },
  {
    wash: "ink",
    path: "M186 162C188 148 186 142 180 132C168 108 172 78 198 65C204 72 208 82 210 89C193 98 191 120 200 140C206 152 210 166 211 182Z",
  },
  { wash: "paper", path: "M201 64C211 60 220 66 221 76C221 83 216 88 210 89L196 78Z" },
  { wash: "brand", path: "M194 67C198 55 216 55 221 72C212 68 203 68 194 67Z" },
  { wash: "brand", path: "M219 72L262 85L217 86Z" },
  { wash: "paper", path: "M230 226L230 264L278 264L278 226Z" },
  { wash: "brand", path: roof },
  { wash: "ink", path: "M248 264L248 244L260 244L260 264Z" },
  ...line("ink", body, wing, feathers, standingLeg, liftedLeg, rope, walls, "M44 354L250 354"),
];
