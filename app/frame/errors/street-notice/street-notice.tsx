import * as styles from "./street-notice.module.css";
import type { ReactNode } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";

interface StreetNoticeProps {
  /** What is in the window: nothing, or paper while somebody works behind it. */
  scene: "empty" | "papered";
  /** A few words above the heading. */
  note: ReactNode;
  heading: string;
  text: ReactNode;
  /** What can be done now. */
  children: ReactNode;
}

/** A page with nothing on display says so before a shop at night, the one with light. The page says `over: "dark"` to its header. */
export function StreetNotice({ scene, note, heading, text, children }: StreetNoticeProps) {
  return (
    <section data-tone="night" className={styles.notice}>
      <div className={styles.words}>
        <div className="grid min-w-0 gap-5">
          <p className="text-small text-soft">{note}</p>
          <h1 className="display text-display-1">{heading}</h1>
        </div>
        <div className="grid min-w-0 justify-items-start gap-6">
          <p className="max-w-text text-lead text-soft">{text}</p>
          {children}
        </div>
      </div>
      <Drawing
        href={`/drawings/street.svg#${scene}`}
        viewBox="0 0 1440 560"
        preserveAspectRatio="xMidYMax slice"
        className={styles.drawing}
      />
    </section>
  );
}
