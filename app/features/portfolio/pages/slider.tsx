import { portfolioTitles } from "#content/portfolio-heads.ts";
import { projects, projectSummary } from "#content/projects.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import type { Route } from "./+types/slider.ts";
import { inOneLine } from "../project-line.ts";
import { portfolioPlace } from "../portfolio-trail.server.ts";
import * as words from "../words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: portfolioTitles.slider,
    projects: projects.map(projectSummary),
    place: portfolioPlace(pagePath(url.pathname)),
  };
}

/** One project at a time, as large as its picture is sharp. */
export default function PortfolioSliderPage({
  loaderData: { title, projects: shown, place },
}: Route.ComponentProps) {
  return (
    <>
      <MiniPageTitle {...title} {...place} />
      <TextSlider
        label={words.projects}
        look="stage"
        className="py-8 lg:py-10"
        slides={shown.map((project, index) => ({
          key: project.slug,
          content: (
            <article id={`slide-${project.slug}`} className="group relative grid gap-4">
              <Picture
                picture={project.cover}
                alt=""
                sizes="min(72rem, 86vw)"
                priority={index === 0}
                {...(project.focus && { position: project.focus })}
                className="aspect-4/5 w-full rounded-card md:aspect-video"
              />
              <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
                <h2 className="display min-w-0 text-display-3">
                  <Link
                    href={project.path}
                    className="decoration-2 underline-offset-6 group-hover:underline after:absolute after:inset-0"
                  >
                    {project.title}
                  </Link>
                </h2>
                <p className="text-small text-soft">{inOneLine(project.client, project.year)}</p>
              </div>
            </article>
          ),
        }))}
      />
    </>
  );
}
