import { clsx } from "clsx";
import { site } from "#content/site.ts";
import { SocialMark } from "./social-mark.tsx";

/** The site owner's networks as a row of icon links. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={clsx("flex flex-wrap gap-2", className)}>
      {site.social.map(({ name, href, icon }) => (
        <li key={name}>
          <a
            href={href}
            rel="me noopener"
            className="grid size-11 place-items-center rounded-control border border-line transition hover:-translate-y-0.5 hover:border-ink"
          >
            <SocialMark icon={icon} className="size-4.5" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
