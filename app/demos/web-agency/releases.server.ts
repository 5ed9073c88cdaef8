import { type Project, projectBySlug } from "#content/projects.ts";

/** The clients' pages that this one shows: the site's own portfolio. */
export const releases = [
  "a-loudspeaker-that-keeps-quiet",
  "four-oils-for-a-ferry",
  "slow-orbit",
  "toys-for-the-third-child",
].map((slug) => release(projectBySlug(slug)));

function release(project: Project | undefined) {
  if (!project) throw new Error("A project of /home-web-agency is not in content/projects.ts.");
  const { path, client, title, year, figures, pictures } = project;
  return {
    href: path,
    client,
    title,
    year,
    result: figures[0],
    picture: pictures[0].picture,
  };
}
