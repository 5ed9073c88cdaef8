import { kindling } from "#app/skins/kindling.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import { sable } from "#app/skins/sable.ts";
import type { Skin } from "#app/skins/skin.ts";
import { vitrine } from "#app/skins/vitrine.ts";
import type { ProjectLayout } from "#content/project-fields.ts";
import { PROJECT, PROJECT_PAGES } from "#content/addresses.ts";
import { projectPages } from "#content/project-pages.ts";
import { projectBySlug, projects, type Project } from "#content/projects.ts";
import type { ContentPage, FeatureContents, FoundPiece } from "#registry/content-page.ts";
import { nameOf } from "./project-line.ts";
import * as words from "./words.ts";

/** The look of a case, by its layout. */
const skins: Readonly<Record<ProjectLayout, Skin>> = {
  read: quarterly,
  reel: sable,
  facts: vitrine,
  process: ledgerline,
  type: kindling,
};

const folder = PROJECT.replace(":slug", "");

if (PROJECT_PAGES !== null)
  for (const [number, { slug }] of Object.entries<{ slug: string }>(projectPages))
    if (!projectBySlug(slug))
      throw new Error(`content/project-pages.ts: ${number}: there is no project "${slug}".`);

/** The projects. Those that `content/project-pages.ts` gives a number have a page of the registry, the others stand at `PROJECT`. */
export const contents: FeatureContents = {
  pages: projects.filter(({ path, slug }) => path === folder + slug).map(pageOfProject),
  /** A project by its name, also where its own address is another; undefined for everything else. */
  otherPage(path) {
    const project = path.startsWith(folder) && projectBySlug(path.slice(folder.length));
    if (!project) return undefined;
    return { ...pageOfProject(project), path, canonical: project.path };
  },
  found: { kind: "project", label: words.projects, pieces: projects.map(foundProject) },
};

function foundProject(project: Project): FoundPiece {
  const { path, summary, place, disciplines, brief, approach, result, quote, credits } = project;
  return {
    path,
    title: nameOf(project),
    summary,
    text: () =>
      [
        place,
        ...disciplines,
        brief,
        ...approach.flatMap(({ title, text }) => [title, text]),
        result,
        ...(quote ? [quote.text, quote.name] : []),
        ...credits.map(({ name }) => name),
      ].join(" "),
  };
}

function pageOfProject(project: Project): ContentPage {
  const { path, summary, layout } = project;
  return {
    path,
    title: nameOf(project),
    description: summary,
    skin: skins[layout],
    kind: "article",
  };
}
