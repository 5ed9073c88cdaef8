import * as styles from "./banner-tile/banner-tile.module.css";
import { clsx } from "clsx";
import { BannerTile, type Banner } from "./banner-tile/banner-tile.tsx";

/**
 * Pictures side by side like shutters: the one that is pointed at, or has the focus, opens and the others step back.
 * A page may set `--banner-height` (least height of a panel), `--banner-text-height` (least height of the text in it),
 * `--banner-position` (part of a picture to keep), `--banner-scrim` (colour) with `--banner-scrim-share` (how much of it lies at the foot),
 * `--banner-inset` (room beside the words), and `--banner-ring-offset` (negative: the ring of the focus is drawn inside).
 */
export function BannerShutters({
  banners,
  className,
}: {
  banners: readonly Banner[];
  className?: string;
}) {
  return (
    <ul className={clsx(styles.bannerShutters, className)}>
      {banners.map((banner) => (
        <li key={banner.title}>
          <BannerTile banner={banner} />
        </li>
      ))}
    </ul>
  );
}
