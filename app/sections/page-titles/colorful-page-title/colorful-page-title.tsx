import * as styles from "./colorful-page-title.module.css";
import type { ReactNode } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";
import {
  type PageTitleContent,
  TitleHeading,
  TitleTrail,
} from "#app/sections/page-titles/page-title-parts.tsx";
import { Section } from "#app/sections/section.tsx";

/**
 * The head of a page on the brand's colour, with tiles in the skin's own colours that run off its end. The page says
 * `over: …` to its header where the brand's colour is dark or light in both schemes.
 */
export function ColorfulPageTitle({
  heading,
  intro,
  trail,
  crumb,
  children,
}: PageTitleContent & { children?: ReactNode }) {
  return (
    <Section tone="brand" width="wide" space="none" className={styles.title}>
      <div className={styles.words}>
        <TitleTrail {...{ trail, crumb, heading }} className="mb-3 lg:mb-10" />
        <TitleHeading className="text-display-1">{heading}</TitleHeading>
        {intro && <p className="max-w-text text-lead">{intro}</p>}
        {children}
      </div>
      <Drawing
        href="/drawings/page-title.svg#tiles"
        viewBox="0 0 600 400"
        preserveAspectRatio="xMinYMid slice"
        className={styles.tiles}
      />
    </Section>
  );
}
