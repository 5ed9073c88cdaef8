import type { ContentPage } from "./content-pages.ts";
import type { SkinName } from "./pages/page.ts";
import type { ProjectLayout } from "./project-fields.ts";
import { projectBySlug, projects, type Project } from "./projects.ts";

/** The look of a case, by its layout. */
const skins: Readonly<Record<ProjectLayout, SkinName>> = {
  read: "quarterly",
  reel: "sable",
  facts: "vitrine",
  process: "ledgerline",
  type: "kindling",
};

const folder = "/portfolio/projects/";

/** Pages that follow from the projects. Five have a page of the specification as their own address, the others `/portfolio/projects/{slug}`. */
export const projectPages = {
  all: projects.filter(({ path }) => path.startsWith(folder)).map(pageOfProject),
  /** A project by its name, also where its own address is another; undefined for everything else. */
  bySlug(path: string): ContentPage | undefined {
    const project = path.startsWith(folder) && projectBySlug(path.slice(folder.length));
    if (!project) return undefined;
    return { ...pageOfProject(project), path, canonical: project.path };
  },
};

function pageOfProject({ path, title, client, summary, layout }: Project): ContentPage {
  return {
    path,
    title: `${title}, for ${client}`,
    description: summary,
    skin: skins[layout],
    kind: "article",
  };
}
