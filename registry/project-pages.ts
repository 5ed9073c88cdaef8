import type { ContentPage } from "./content-page.ts";
import { kindling } from "#app/skins/kindling.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import { sable } from "#app/skins/sable.ts";
import type { Skin } from "#app/skins/skin.ts";
import { vitrine } from "#app/skins/vitrine.ts";
import { projectPath } from "#content/addresses.ts";
import type { ProjectLayout } from "#content/project-fields.ts";
import { projectBySlug, projects, type Project } from "#content/projects.ts";

/** The look of a case, by its layout. */
const skins: Readonly<Record<ProjectLayout, Skin>> = {
  read: quarterly,
  reel: sable,
  facts: vitrine,
  process: ledgerline,
  type: kindling,
};

const folder = projectPath("");

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
