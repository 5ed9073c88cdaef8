import { clsx } from "clsx";
import type { IconName } from "./icon-names.ts";

/**
 * An interface icon (Lucide) in the colour of the text around it. Decorative: the control it stands in has its own name. All of them
 * are symbols of one cached file, `public/icons.svg`, so that no page's script or HTML carries outlines (docs/decisions/0007).
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={clsx("icon", className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
