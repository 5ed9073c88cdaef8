import { clsx } from "clsx";
import type { SocialLink } from "#content/networks.ts";
import { site } from "#content/site.ts";
import { SocialMark } from "./social-mark.tsx";

const looks = {
  /** A hairline around each mark. */
  outlined: "border border-line hover:-translate-y-0.5 hover:border-ink",
  /** The marks alone. */
  plain: "hover:bg-tint",
  /** On ink. */
  filled: "bg-ink text-paper hover:-translate-y-0.5",
  /** On the networks' own colours, which `content/site.ts` knows. */
  brand: "text-white hover:-translate-y-0.5 hover:[filter:brightness(90%)]",
} as const;

const shapes = { skin: "rounded-control", round: "rounded-full", square: "rounded-none" } as const;

const sizes = {
  small: { box: "size-8", mark: "size-3.5" },
  normal: { box: "size-11", mark: "size-4.5" },
  large: { box: "size-16", mark: "size-7" },
} as const;

interface SocialLinksProps {
  /** The site owner's when left out. */
  links?: readonly SocialLink[];
  look?: keyof typeof looks;
  /** `skin` has the corners of the skin's other controls. */
  shape?: keyof typeof shapes;
  size?: keyof typeof sizes;
  /** Shows the networks' names beside the marks. */
  labelled?: boolean;
  className?: string;
}

/** Places at networks as a row of icon links. Nothing where somebody is at none. */
export function SocialLinks({
  links = site.social,
  look = "outlined",
  shape = "skin",
  size = "normal",
  labelled = false,
  className,
}: SocialLinksProps) {
  const { box, mark } = sizes[size];
  if (links.length === 0) return null;
  return (
    <ul className={clsx("flex flex-wrap", labelled ? "gap-x-8 gap-y-3" : "gap-2", className)}>
      {links.map(({ name, href, icon, color }) => (
        <li key={name}>
          <a
            href={href}
            rel="me noopener"
            className={clsx(labelled && "group inline-flex items-center gap-3 font-medium")}
          >
            <span
              className={clsx(
                "grid place-items-center transition",
                box,
                looks[look],
                shapes[shape],
              )}
              style={look === "brand" ? { backgroundColor: color } : undefined}
            >
              <SocialMark icon={icon} className={mark} />
            </span>
            <span className={labelled ? "group-hover:underline" : "sr-only"}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
