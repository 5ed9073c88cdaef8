import * as styles from "./banner-tile/banner-tile.module.css";
import { BannerTile, type Banner } from "./banner-tile/banner-tile.tsx";

/** Pictures side by side like shutters: the one that is pointed at, or has the focus, opens and the others step back. */
export function BannerShutters({ banners }: { banners: readonly Banner[] }) {
  return (
    <ul className={styles.bannerShutters}>
      {banners.map((banner) => (
        <li key={banner.title}>
          <BannerTile banner={banner} />
        </li>
      ))}
    </ul>
  );
}
