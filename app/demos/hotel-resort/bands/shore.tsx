import type { ReactNode } from "react";

interface ShoreProps {
  fit?: string;
  className?: string;
  /** What stands in the sky, in the units of this drawing. */
  children?: ReactNode;
}

/**
 * The land before the sky, the same at every hour: salt, house and tower, palms, the bay with its rock. Takes its colours from
 * `--shore-hills` and `--shore-land`.
 */
export function Shore({ fit = "none", className, children }: ShoreProps) {
  return (
    <svg viewBox="0 0 1400 352" preserveAspectRatio={fit} aria-hidden className={className}>
      {children}
      <path
        fill="var(--shore-hills)"
        d="M0 250C120 214 220 236 330 226S560 190 700 222 900 236 1000 232H1400V352H0z"
      />
      <path
        fill="var(--shore-land)"
        d="M0 274H40L84 214L128 274H160L196 232L232 274H262L310 196L358 274H420L452 238L484 274H560V206H590V160H604V130H650V160H664V206H706V184H770V206H830V274H980C1060 280 1100 300 1130 304H1400V352H0zM1216 304C1226 262 1248 250 1264 262S1300 270 1310 304zM618 150a9 9 0 0 1 18 0v22h-18zM730 210h14v24h-14zM586 222h14v24h-14zM786 222h14v24h-14z"
        fillRule="evenodd"
      />
      <path
        fill="none"
        stroke="var(--shore-land)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M868 274C872 220 874 190 866 148M866 150C842 128 818 134 808 152M866 150C850 116 826 108 808 114M866 150C872 116 894 104 914 110M866 150C892 130 914 138 924 156M930 274C930 238 934 216 928 190M928 190C910 176 894 180 886 194M928 190C934 166 952 160 966 166M928 190C946 180 960 186 968 200"
      />
    </svg>
  );
}
