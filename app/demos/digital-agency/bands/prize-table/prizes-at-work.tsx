import * as styles from "./prize-table.module.css";

/** A plotter that stands level on a cup, a cake that a prize cuts, and a door to the roof that another one holds. Decorative. */
export function PrizesAtWork() {
  return (
    <svg viewBox="0 0 1200 300" aria-hidden className={styles.drawing}>
      <path d="M-900 286h3000" />
      {/* The plotter, three long legs and a short one. */}
      <path d="M70 96h360v52H70zM96 148l-14 138M404 148l14 138M150 148v138M350 148l4 84M86 112h328M210 84h44v24h-44zM232 108v22" />
      <path d="M120 96c20-60 60-70 110-62l90 14c40 6 66 22 72 48M120 148c4 40 30 52 72 52h100c30 0 44-18 46-52" />
      <path
        className={styles.prize}
        d="M330 232h48c2 20-8 32-18 34v10h12v10h-36v-10h12v-10c-10-2-20-14-18-34zm0 6c-14-2-14 16 4 16m40-16c14-2 14 16-4 16"
      />
      {/* The cake. */}
      <path d="M560 286v-12h210v12M580 274v-64h170v64M580 232c20 14 36-10 56 2s36-10 56 0 36-8 58 2M580 210c0-14 170-14 170 0M600 208l64-20 66 20" />
      <path
        className={styles.prize}
        d="m640 262 24-170 24 170zM664 92l-12-34h24zM644 58h40v-8h-40z"
      />
      <path d="M520 286v-6h20v6zM800 286c0-30 60-30 60 0" />
      {/* The door. */}
      <path d="M950 286V30h150v256M962 286V42h126v244M962 42l-48 26v218l48-4M928 176v22M1100 120l40-40M1150 70l10-4m-18-18 4-10m20 46 10 8" />
      <path className={styles.prize} d="M886 286v-14h48v14zm8-14c0-26 32-26 32 0" />
    </svg>
  );
}
