import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ReviewerProps {
  name: string;
  detail: string;
  picture: PictureSource;
}

/** Who said it, with a face: stands below a quotation. */
export function Reviewer({ name, detail, picture }: ReviewerProps) {
  return (
    <span className="flex items-center gap-2 md:gap-3">
      <Picture
        picture={picture}
        alt=""
        sizes="3rem"
        className="size-9 shrink-0 md:size-12 rounded-full"
      />
      <span className="min-w-0">
        <b className="block">{name}</b>
        {detail}
      </span>
    </span>
  );
}
