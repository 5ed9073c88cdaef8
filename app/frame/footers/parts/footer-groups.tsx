import { clsx } from "clsx";
import type { LinkGroup } from "#content/navigation.ts";
import { FooterLinks } from "./footer-links.tsx";

/** Groups of links side by side, as many as fit. */
export function FooterGroups({
  groups,
  className,
}: {
  groups: readonly LinkGroup[];
  className?: string;
}) {
  return (
    <div
      className={clsx(
        "grid content-start grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-8",
        className,
      )}
    >
      {groups.map((group) => (
        <FooterLinks key={group.title} group={group} />
      ))}
    </div>
  );
}
