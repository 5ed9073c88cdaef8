/**
 * The projects of the portfolio, in the order in which overviews show them. For loaders and scripts on the server only: texts of projects
 * do not belong in a page's script. The build stops if browser code imports this file.
 */
import { picture, type PictureSource } from "./media.ts";
import { checkProject, checkTogether } from "./project-check.ts";
import type { ProjectRecord } from "./project-fields.ts";
import { projectPath } from "./project-pages.ts";
import { beer } from "./projects/beer.ts";
import { books } from "./projects/books.ts";
import { chocolate } from "./projects/chocolate.ts";
import { form } from "./projects/form.ts";
import { lamps } from "./projects/lamps.ts";
import { nineRings } from "./projects/nine-rings.ts";
import { oliveOil } from "./projects/olive-oil.ts";
import { paperWindow } from "./projects/paper-window.ts";
import { posters } from "./projects/posters.ts";
import { records } from "./projects/records.ts";
import { skateboards } from "./projects/skateboards.ts";
import { skincare } from "./projects/skincare.ts";
import { speaker } from "./projects/speaker.ts";
import { tableware } from "./projects/tableware.ts";
import { tea } from "./projects/tea.ts";
import { toys } from "./projects/toys.ts";

/** A picture of a project, with what it shows in its context. */
export interface ProjectPicture {
  picture: PictureSource;
  caption: string;
}

/** A project with its pictures and its address. */
export interface Project extends Omit<ProjectRecord, "client" | "place" | "pictures"> {
  /** Empty where nobody is named. */
  client: string;
  place: string;
  /** The cover again where there are fewer. */
  pictures: readonly [ProjectPicture, ProjectPicture, ProjectPicture];
  path: string;
}

/** What a tile, a slide or a link to a project needs. */
export type ProjectSummary = Pick<
  Project,
  | "slug"
  | "path"
  | "title"
  | "client"
  | "year"
  | "categories"
  | "shape"
  | "focus"
  | "isProminent"
  | "tone"
> & {
  discipline: string;
  cover: PictureSource;
  /** The second picture, for tiles that switch; the cover of a project that has one picture. */
  other: PictureSource;
};

export const projects: readonly Project[] = [
  oliveOil,
  form,
  tableware,
  nineRings,
  beer,
  chocolate,
  paperWindow,
  speaker,
  skateboards,
  lamps,
  books,
  records,
  skincare,
  posters,
  tea,
  toys,
].map(complete);

checkTogether(projects);

/** The project with this last part of its address; undefined if there is none. */
export function projectBySlug(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug);
}

/** The project whose own address this is; undefined for all other addresses. */
export function projectAt(path: string): Project | undefined {
  return projects.find((project) => project.path === path);
}

export function projectSummary(project: Project): ProjectSummary {
  const { slug, path, title, client, year, categories, shape, focus, isProminent, tone } = project;
  return {
    slug,
    path,
    title,
    client,
    year,
    categories,
    shape,
    tone,
    ...(focus && { focus }),
    ...(isProminent && { isProminent }),
    discipline: project.disciplines[0],
    cover: project.pictures[0].picture,
    other: project.pictures[1].picture,
  };
}

/** The projects before and after one, round and round; null for one that stands alone. */
export function neighboursOf(
  project: Project,
  all = projects,
): { previous: ProjectSummary; next: ProjectSummary } | null {
  if (all.length < 2) return null;
  const at = all.indexOf(project);
  return {
    previous: projectSummary(all.at(at - 1)!),
    next: projectSummary(all[(at + 1) % all.length]!),
  };
}

function complete(record: ProjectRecord): Project {
  checkProject(record);
  const { client = "", place = "", pictures, ...others } = record;
  const [first, second = first, third = first] = pictures;
  const show = ({ name, caption }: ProjectRecord["pictures"][0]) => ({
    picture: picture(name),
    caption,
  });
  return {
    ...others,
    client,
    place,
    pictures: [show(first), show(second), show(third)],
    path: projectPath(record.slug),
  };
}
