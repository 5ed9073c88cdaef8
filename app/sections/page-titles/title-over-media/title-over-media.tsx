import * as styles from "./title-over-media.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import {
  type PageTitleContent,
  TitleHeading,
  TitleTrail,
} from "#app/sections/page-titles/page-title-parts.tsx";

interface TitleOverMediaProps extends PageTitleContent {
  /** What fills the band behind the words. */
  media: ReactNode;
  className?: string;
  /** Of the box with the words, for one that moves them. */
  wordsClassName?: string;
  children?: ReactNode;
}

/**
 * A title that stands on a picture or film: dark in both schemes, with a scrim that carries the words (and the header above them)
 * on any picture. The page says `over: "dark"` to its header.
 */
export function TitleOverMedia({
  media,
  className,
  wordsClassName,
  heading,
  intro,
  trail,
  crumb,
  children,
}: TitleOverMediaProps) {
  return (
    <section data-tone="night" className={clsx(styles.media, className)}>
      {media}
      <div className={clsx(styles.words, wordsClassName)}>
        <TitleTrail {...{ trail, crumb, heading }} />
        <TitleHeading className="text-display-1">{heading}</TitleHeading>
        {intro && <p className="text-lead text-balance">{intro}</p>}
        {children}
      </div>
    </section>
  );
}
