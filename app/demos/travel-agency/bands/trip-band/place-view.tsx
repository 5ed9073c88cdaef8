import * as styles from "./place-view.module.css";
import type { TravelMode } from "./travel-mode.tsx";

/** Two outlines for each place, in a field of 600 × 90: what is far, and what is near. */
const outlines: Record<string, readonly [far: string, near: string]> = {
  aurel: [
    "M0 90V62L70 30L118 54L196 8L258 50L322 26L396 60L470 18L540 52L600 36V90z",
    "M0 90V80C90 70 150 84 240 78S420 84 600 74V90zM66 78l10-30 10 30zM88 80l8-24 8 24zM500 78l9-28 9 28z",
  ],
  pomelo: [
    "M0 90V74C60 70 90 76 150 74C190 52 250 40 300 44S400 60 430 74C500 76 560 70 600 74V90z",
    "M0 90V82C30 76 60 88 90 82S150 76 180 82 240 88 270 82 330 76 360 82 420 88 450 82 510 76 540 82 580 84 600 80V90zM470 82C474 60 472 50 466 38L472 36C480 48 480 62 478 82zM470 38C452 26 440 30 434 40 448 34 458 36 470 40zM470 38C480 22 494 22 504 32 490 30 480 34 472 40zM470 38C464 22 452 16 442 18 456 22 464 28 468 40z",
  ],
  rialva: [
    "M150 90V66H190V52H228V36H268V22H300V8H330V22H362V40H402V54H440V68H480V90z",
    "M0 90V80H600V90zM204 80V58h22v22zM246 80V46h26v34zM290 80V34h30v46zM338 80V52h24v28zM380 80V62h22v18zM284 34L305 18L326 34zM242 46L259 34L276 46z",
  ],
  skerrow: [
    "M360 90C380 62 420 54 460 60S540 70 560 90zM452 60L456 14H472L476 60zM452 14h24v-6h-24zM458 8h12V0h-12z",
    "M0 90V80C40 74 80 86 120 80S200 74 240 80 320 86 360 80 440 74 480 80 560 86 600 80V90zM90 80C98 62 126 58 146 70C152 74 156 78 158 80zM150 62c-8-10-18-10-22-8 6 2 8 6 10 12zM150 62c2-12 12-16 18-14-6 4-8 8-10 16z",
  ],
  cuprin: [
    "M0 90V40C80 20 120 46 200 30S340 10 420 34 540 40 600 22V90z",
    "M0 58H600V66H590V90H560V80a22 22 0 0 0-44 0V90H486V80a22 22 0 0 0-44 0V90H412V80a22 22 0 0 0-44 0V90H338V80a22 22 0 0 0-44 0V90H264V80a22 22 0 0 0-44 0V90H190V80a22 22 0 0 0-44 0V90H116V80a22 22 0 0 0-44 0V90H42V80a22 22 0 0 0-36 0V90H0zM200 55V43h36v12zM204 46v4h4v-4zM212 46v4h4v-4zM220 46v4h4v-4zM228 46v4h4v-4zM240 55V43h36v12zM244 46v4h4v-4zM252 46v4h4v-4zM260 46v4h4v-4zM268 46v4h4v-4zM280 55V43h36v12zM284 46v4h4v-4zM292 46v4h4v-4zM300 46v4h4v-4zM308 46v4h4v-4zM320 55V47h14v8zM340 55V40h-2v-3h17v3h-2v15zM343 42v5h6v-5zM353 55V45h18q3 0 3 5t-3 5zM357 45v-3h5v3zM366 45v-8h-1v-2h7v2h-1v8zM371 54h4l4 4h-6zM198 54.4h177v1.4H198zM204 56a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM228 56a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM244 56a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM268 56a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM284 56a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM308 56a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM321.6 55.6a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0zM328.6 55.6a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0zM341.6 55.6a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0zM349.6 55.6a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0zM358.6 55.6a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0zM366.6 55.6a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0zM361.7 30a2.8 2.8 0 0 1 5.6 0a2.8 2.8 0 0 1-5.6 0zM350.7 24a3.8 3.8 0 0 1 7.6 0a3.8 3.8 0 0 1-7.6 0zM336.2 18.5a4.8 4.8 0 0 1 9.6 0a4.8 4.8 0 0 1-9.6 0z",
  ],
  ochre: [
    "M0 90V60C90 60 140 30 210 34S320 66 400 58 520 30 600 44V90z",
    "M0 90V84C110 84 170 60 260 66S420 88 600 72V90zM430 76V40a20 20 0 0 1 40 0V76h-10V44a10 10 0 0 0-20 0V76z",
  ],
};

/** What one comes by, where it is to be seen from the ground. */
const vehicles: Partial<Record<TravelMode, string>> = {
  ferry: "M196 74h62l-9 12h-44zM206 66h34v8h-34zM214 58h18v8h-18zM220 48h8v10h-8zM196 72l-6-2 4 8z",
  balloon:
    "M150 8c18 0 28 12 28 26 0 12-12 22-20 32h-16c-8-10-20-20-20-32 0-14 10-26 28-26zM144 70h12v9h-12z",
};

/** The skyline of a place on its pass, and what one comes by. Decorative: both are named beside it. */
export function PlaceView({
  place,
  mode,
  isReturn,
}: {
  place: string;
  mode: TravelMode;
  /** From the other side, in the evening. */
  isReturn: boolean;
}) {
  const [far, near] = outlines[place] ?? ["", ""];
  const vehicle = vehicles[mode];
  return (
    <svg
      viewBox="0 0 600 90"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-evening={isReturn || undefined}
      className={styles.view}
    >
      <g transform={isReturn ? "translate(600 0) scale(-1 1)" : undefined}>
        <circle
          cx={isReturn ? 230 : 332}
          cy={isReturn ? 50 : 24}
          r={isReturn ? 34 : 17}
          className={styles.sun}
        />
        <path d={far} className={styles.far} />
        {mode === "ferry" && (
          <path
            d={vehicle}
            // Off the shore of a town or an island; on the open sea it stays by the whale.
            transform={place === "skerrow" ? undefined : "translate(-112 0)"}
            className={styles.vehicle}
          />
        )}
        <path d={near} className={styles.near} />
        {mode === "balloon" && <path d={vehicle} className={styles.vehicle} />}
      </g>
    </svg>
  );
}
