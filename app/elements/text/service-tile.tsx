import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface PicturedService {
  title: string;
  text: string;
  /** What is always in it, in a few words each. */
  includes: readonly string[];
  picture: PictureSource;
}

/** A service with a large picture and what is included; two or three of them make a row of unequal widths. */
export function ServiceTile({
  service: { title, text, includes, picture },
  ratio = "4 / 3",
}: {
  service: PicturedService;
  ratio?: string;
}) {
  return (
    <article className="grid grid-cols-1 content-start gap-5">
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 62rem) 45vw, 92vw"
        ratio={ratio}
        className="w-full rounded-card"
      />
      <div className="grid gap-2">
        <h3 className="display text-display-4">{title}</h3>
        <p className="max-w-[52ch] text-soft">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-2 text-label">
        {includes.map((part) => (
          <li key={part} className="rounded-control border border-line px-3 py-1.5">
            {part}
          </li>
        ))}
      </ul>
    </article>
  );
}
