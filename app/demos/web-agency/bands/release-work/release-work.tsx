import * as styles from "./release-work.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { type ShownSite, SiteWindows } from "./site-windows.tsx";
import { TestName } from "../test-name.tsx";

interface ReleaseWorkProps {
  id: string;
  heading: string;
  intro: string;
  releases: readonly {
    href: string;
    client: string;
    title: string;
    year: number;
    /** A figure that was measured on it, and what it counts. */
    result: { value: string; label: string };
    site: ShownSite;
    picture: PictureSource;
  }[];
}

/** Finished work as the sites that they are, in a window and in a hand; below each one figure that was measured on it. */
export function ReleaseWork({ id, heading, intro, releases }: ReleaseWorkProps) {
  return (
    <Section
      id={id}
      space="tight"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className={styles.work}
    >
      <SectionHeader
        id={`${id}-heading`}
        heading={<TestName>{heading}</TestName>}
        intro={intro}
        layout="split"
      />
      <ul>
        {releases.map(({ href, client, title, year, result, site, picture }) => (
          <li key={href}>
            <Link href={href} className={`${styles.release} group`}>
              <SiteWindows site={site} picture={picture} />
              <span className={`${styles.line} text-small`}>
                {client} <span className="text-soft">{year}</span>
              </span>
              <span className={styles.result}>
                <b className={`display ${styles.value}`}>{result.value}</b> {result.label}
              </span>
              <span className="text-small underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {title}
                <span aria-hidden>&nbsp;→</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
