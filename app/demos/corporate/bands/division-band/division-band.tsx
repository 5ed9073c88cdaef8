import * as styles from "./division-band.module.css";
import { BannerShutters } from "#app/elements/media/banner-shutters.tsx";
import type { Banner } from "#app/elements/media/banner-tile/banner-tile.tsx";
import { SectionHeader } from "#app/sections/section.tsx";

interface DivisionBandProps {
  id: string;
  heading: string;
  intro: string;
  divisions: readonly Banner[];
}

/** The divisions as tall panels from edge to edge, below their heading; the one that is pointed at or focused opens. */
export function DivisionBand({ id, heading, intro, divisions }: DivisionBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band}>
      <div className="mx-auto w-full max-w-wide px-gutter">
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      </div>
      <BannerShutters banners={divisions} className={styles.panels} />
    </section>
  );
}
