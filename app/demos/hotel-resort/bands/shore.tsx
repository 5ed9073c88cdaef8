import type { ReactNode } from "react";

interface ShoreProps {
  fit?: string;
  className?: string;
  /** What stands in the sky, in the units of this drawing. */
  children?: ReactNode;
}

/** As a file the land is in no script. */
const FILE = "/drawings/marisma.svg";

/**
 * The land before the sky, the same at every hour: salt, house and tower, palms, the bay with its rock. Takes its colours from
 * `--shore-hills` and `--shore-land`.
 */
export function Shore({ fit = "none", className, children }: ShoreProps) {
  return (
    <svg viewBox="0 0 1400 352" preserveAspectRatio={fit} aria-hidden className={className}>
      {children}
      <use href={`${FILE}#shore`} />
    </svg>
  );
}
