import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface BylineProps {
  name: string;
  /** The person’s job, or what else belongs beside the name. */
  detail: ReactNode;
  picture: PictureSource;
  className?: string;
}

/** A person in one line: who wrote this, who said it, whom to ask. The picture is decorative, because the name stands beside it. */
export function Byline({ name, detail, picture, className }: BylineProps) {
  return (
    <div className={clsx("flex items-center gap-4", className)}>
      <Picture
        picture={picture}
        sizes="56px"
        alt=""
        ratio="1"
        className="w-14 flex-none rounded-full"
      />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-soft">{detail}</p>
      </div>
    </div>
  );
}
