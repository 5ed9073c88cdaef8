import * as styles from "./date-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { BackgroundVideo } from "#app/elements/media/background-video/background-video.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Countdown } from "#app/elements/figures/countdown/countdown.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ZonedTime } from "#app/lib/countdown.ts";

interface DateHeroProps {
  /** Of the event; read out before the lines. */
  name: string;
  /** The day and the place, each as two words of two to four letters: they are set as large as the window allows. */
  lines: readonly (readonly string[])[];
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** A calendar file. */
  calendar: { label: string; href: string };
  countdown: { label: string; until: ZonedTime; finished: string };
  stage: PictureSource;
  /** People on white: it is multiplied over the lines, so that they stand before them. */
  crowd: PictureSource;
}

/** The first screen: date and place stand on the stage, and the crowd stands in front of them. */
export function DateHero({
  name,
  lines,
  lead,
  primary,
  secondary,
  calendar,
  countdown: { finished, ...countdown },
  stage,
  crowd,
}: DateHeroProps) {
  return (
    <section aria-labelledby="date" className={styles.hero}>
      <div className={styles.scene}>
        <div className={styles.stage}>
          <BackgroundVideo
            film="/media/video/stage-beams"
            poster={stage}
            alt={stage.alt}
            // Twice as wide as a phone, but beams have no detail that a larger file would show; nor has a crowd against the light.
            sizes="(max-width: 47.99rem) 60vw, 100vw"
            position="50% 45%"
            priority
            fullLight
            control="corner"
          />
        </div>
        <h1 id="date" className={`${styles.date} display`}>
          <span className="sr-only">{name}: </span>
          {lines.map((words) => (
            <span key={words.join(" ")} className={styles.line}>
              {words.map((word) => (
                <span key={word}>{word} </span>
              ))}
            </span>
          ))}
        </h1>
        <Picture
          picture={crowd}
          alt=""
          sizes="(max-width: 47.99rem) 85vw, 100vw"
          data-full-light
          data-no-print
          className={styles.crowd}
        />
      </div>
      <div className={styles.foot}>
        <div className="grid content-start gap-6">
          <p className="max-w-[44ch] text-lead text-balance">{lead}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <ButtonLink href={secondary.href} tone="quiet">
              {secondary.label}
            </ButtonLink>
            {/* A file, not a page: the router has no part in it. */}
            <a href={calendar.href} className={styles.calendar}>
              <Icon name="calendar" className="size-5" />
              {calendar.label}
            </a>
          </p>
        </div>
        <Countdown {...countdown} finished={<p className="text-lead">{finished}</p>} />
      </div>
    </section>
  );
}
