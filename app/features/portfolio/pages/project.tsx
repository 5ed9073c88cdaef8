import { data } from "react-router";
import { neighboursOf, projectAt, projectBySlug } from "#content/projects.ts";
import { pagePath } from "#app/engine/page-path.ts";
import type { Route } from "./+types/project.ts";
import { CaseTurn } from "../cases/case-turn.tsx";
import { FactsCase } from "../cases/facts-case.tsx";
import { ProcessCase } from "../cases/process-case.tsx";
import { ReadCase } from "../cases/read-case.tsx";
import { ReelCase } from "../cases/reel-case/reel-case.tsx";
import { TypeCase } from "../cases/type-case/type-case.tsx";
import { portfolioTrail } from "../portfolio-trail.server.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

/** A project by its own address, or by its name (`PROJECT` in `content/addresses.ts`); other names are 404. */
export function loader({ url, params }: Route.LoaderArgs) {
  const path = pagePath(url.pathname);
  const { slug } = params;
  const project = slug === undefined ? projectAt(path) : projectBySlug(slug);
  if (!project) throw data(null, { status: 404 });
  return { project, trail: portfolioTrail(path), turn: neighboursOf(project) };
}

const cases = {
  read: ReadCase,
  reel: ReelCase,
  facts: FactsCase,
  process: ProcessCase,
  type: TypeCase,
} as const;

export default function ProjectPage({
  loaderData: { project, trail, turn },
}: Route.ComponentProps) {
  const Case = cases[project.layout];
  return (
    <>
      <Case key={project.slug} project={project} trail={trail} />
      {turn && <CaseTurn {...turn} />}
    </>
  );
}
