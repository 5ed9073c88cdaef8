import { clsx } from "clsx";
import type { Project } from "#content/projects.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** The cover of a project from edge to edge, with its caption below. The caller chooses how high it stands. */
export function LeadPicture({
  project: { pictures, focus },
  className,
}: {
  project: Project;
  className: string;
}) {
  const [{ picture, caption }] = pictures;
  return (
    <figure id={picture.name}>
      <Picture
        picture={picture}
        position={focus}
        sizes="100vw"
        priority
        className={clsx("w-full", className)}
      />
      <figcaption className="mx-auto max-w-wide px-gutter pt-3 text-small text-soft lg:text-end">
        {caption}
      </figcaption>
    </figure>
  );
}
