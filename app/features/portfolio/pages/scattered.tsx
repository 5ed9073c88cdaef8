import * as styles from "./scattered.module.css";
import { portfolioTitles } from "#content/portfolio-heads.ts";
import { projects, projectSummary, type ProjectSummary } from "#content/projects.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/scattered.ts";
import { inOneLine } from "../project-line.ts";
import { portfolioPlace } from "../portfolio-trail.server.ts";
import * as words from "../words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: portfolioTitles.scattered,
    projects: projects.map(projectSummary),
    place: portfolioPlace(pagePath(url.pathname)),
  };
}

/** Projects as prints on a long table: loosely laid, in the order in which they are read and reached. */
export default function ScatteredPage({
  loaderData: { title, projects: shown, place },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} {...place} />
      <Section width="wide" space="tight" aria-label={words.projects}>
        <ol className={styles.scattered}>
          {shown.map((project, index) => (
            <li key={project.slug} id={`print-${project.slug}`}>
              <Print project={project} priority={index === 0} />
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** Two pictures of one project, if it has two, one half under the other, and its name. */
function Print({
  project: { title, client, year, path, cover, other, focus },
  priority,
}: {
  project: ProjectSummary;
  priority: boolean;
}) {
  return (
    <article className={styles.print}>
      <div className={styles.pair}>
        {other.name !== cover.name && (
          <Picture
            picture={other}
            alt=""
            sizes="(min-width: 62rem) 24vw, 46vw"
            className={styles.back}
          />
        )}
        <Picture
          picture={cover}
          alt=""
          sizes="(min-width: 62rem) 42vw, 80vw"
          priority={priority}
          {...(focus && { position: focus })}
          className={styles.front}
        />
      </div>
      <h2 className="display text-display-4">
        <Link href={path} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className="text-small text-soft">{inOneLine(client, year)}</p>
    </article>
  );
}
