import * as styles from "../../details.module.css";
import type { ComponentProps } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { BentoBand } from "./bento-band.tsx";
import { HomeWidget } from "./home-widget.tsx";
import { TunnelLog } from "./tunnel-log.tsx";
import { WeeksFile } from "./weeks-file.tsx";

interface Words {
  title: string;
  text: string;
}

interface DetailsBandProps {
  heading: string;
  intro: string;
  metronome: Words & { picture: PictureSource };
  widget: Words & ComponentProps<typeof HomeWidget>;
  trackers: Words & { figure: string };
  tunnel: Words & ComponentProps<typeof TunnelLog>;
  file: Words & ComponentProps<typeof WeeksFile>;
}

/** What the app does besides counting, and what it leaves out: five tiles, each with its small drawing. */
export function DetailsBand({
  heading,
  intro,
  metronome,
  widget,
  trackers,
  tunnel,
  file,
}: DetailsBandProps) {
  return (
    <BentoBand
      id="details"
      heading={heading}
      intro={intro}
      tiles={[
        {
          ...metronome,
          size: "lead",
          figure: <Picture picture={metronome.picture} sizes="(min-width: 48rem) 56vw, 92vw" />,
        },
        { ...widget, size: "side", figure: <HomeWidget {...widget} /> },
        {
          ...trackers,
          size: "side",
          tone: "accent",
          figure: (
            <div aria-hidden className="flex items-end justify-between gap-8">
              <p className={`figures ${styles.detailsFigure}`}>{trackers.figure}</p>
              {/* An eye that is shut. */}
              <svg
                viewBox="0 0 200 110"
                fill="none"
                stroke="currentColor"
                strokeWidth="9"
                strokeLinecap="round"
                width="45%"
              >
                <path d="M8 18q92 92 184 0M100 66v34M58 56l-14 30M142 56l14 30M24 34 6 54M176 34l18 20" />
              </svg>
            </div>
          ),
        },
        { ...tunnel, size: "narrow", tone: "night", figure: <TunnelLog {...tunnel} /> },
        { ...file, size: "broad", figure: <WeeksFile {...file} /> },
      ]}
    />
  );
}
