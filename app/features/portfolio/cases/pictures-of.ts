import type { Project, ProjectPicture } from "#content/projects.ts";

/** The pictures of a project, each once: of one that has fewer than three the cover stands in for what lists and homes show of it. */
export function picturesOf({ pictures: [cover, ...others] }: Project) {
  const [second, third] = others.filter(({ picture }) => picture.name !== cover.picture.name);
  return [cover, second, third] as readonly [ProjectPicture, ProjectPicture?, ProjectPicture?];
}
