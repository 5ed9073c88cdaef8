import * as styles from "./template-hero.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";
import { Thumbnail } from "../../thumbnail.tsx";

interface Action {
  label: string;
  href: string;
}

interface TemplateHeroProps {
  heading: string;
  intro: string;
  action: Action;
  other: Action;
  /** Names of six home pages, whose first screens hang beside the words. */
  wall: readonly string[];
}

/** What the template is, beside a wall of first screens that runs off the page. */
export function TemplateHero({ heading, intro, action, other, wall }: TemplateHeroProps) {
  return (
    <Section width="wide" space="none" className="pt-(--header-overlap)">
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className="display text-display-1 text-balance">{heading}</h1>
          <p className="max-w-text text-lead text-soft">{intro}</p>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href={action.href} size="large">
              {action.label}
            </ButtonLink>
            <ButtonLink href={other.href} tone="bare">
              {other.label}
            </ButtonLink>
          </p>
        </div>
        <div aria-hidden className={styles.wall}>
          {wall.map((name) => (
            // On a large screen the large ones: 400 pixels are a little less than a column has there.
            <Thumbnail key={name} name={name} sizes="(min-width: 48rem) 640px, 50vw" />
          ))}
        </div>
      </div>
    </Section>
  );
}
