import * as styles from "./info-banner.module.css";
import { type ReactNode, useRef } from "react";
import { InlineScript } from "#app/engine/inline-script.tsx";
import { dismissedBeforePaint, useDismissed } from "#app/lib/dismissed.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

const looks = {
  /** One line on the brand's ground: for what holds on every page. */
  thin: { tone: "brand", className: `${styles.banner} ${styles.thin}` },
  /** A line on tinted paper, with a mark: for what concerns this page only. */
  notice: { tone: undefined, className: `${styles.banner} ${styles.notice}` },
  /** A whole band with a heading and a button: for the one event of the season. */
  thick: { tone: "accent", className: `${styles.banner} ${styles.thick}` },
} as const;

interface InfoBannerProps {
  /** Under this name a dismissal is remembered: a new text needs a new one. */
  id: string;
  /** Names the band for assistive technology, and what its button puts away. */
  label: string;
  look?: keyof typeof looks;
  /** Stands at the start of the line: a picture, an icon, a date. */
  lead?: ReactNode;
  /** Stands at its end: the one thing to do. */
  action?: ReactNode;
  children: ReactNode;
}

/** A band that says what is new until it is put away. The dismissal is remembered in this browser; without script the band stays. */
export function InfoBanner({ id, label, look = "thin", lead, action, children }: InfoBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useDismissed(id);
  const { tone, className } = looks[look];
  return (
    // Stays when the band has gone, and keeps the focus where the band was.
    <div ref={place} tabIndex={-1}>
      {!isDismissed && (
        <section aria-label={label} data-tone={tone} suppressHydrationWarning className={className}>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.text}>{children}</div>
          {action && <div className={styles.action}>{action}</div>}
          <button
            type="button"
            data-replay
            className={`${styles.close} needs-script`}
            onClick={() => {
              place.current?.focus({ preventScroll: true });
              setDismissed(true);
            }}
          >
            <Icon name="x" className="size-5" />
            <span className="sr-only">{fill(words.dismiss, { what: label })}</span>
          </button>
        </section>
      )}
      <InlineScript code={import.meta.env.SSR ? dismissedBeforePaint(id) : ""} />
    </div>
  );
}
