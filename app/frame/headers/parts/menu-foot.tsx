import { clsx } from "clsx";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { ThemeToggle } from "#app/elements/actions/theme-toggle/theme-toggle.tsx";
import { useBusiness } from "#app/frame/business.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { toolClass } from "./header-tools.tsx";

/** What stands at the end of an open menu: ways to write and to call, the networks. */
export function MenuFoot({
  withColours = false,
  className,
}: {
  /** Where the bar has no room for the switch of the colour scheme. */
  withColours?: boolean;
  className?: string;
}) {
  const { social } = useBusiness();
  return (
    <div className={clsx("flex flex-wrap items-end justify-between gap-x-12 gap-y-6", className)}>
      <ContactLines />
      <div className="flex flex-wrap items-center gap-2">
        <SocialLinks links={social} />
        {withColours && <ThemeToggle className={`${toolClass} needs-script needs-both-schemes`} />}
      </div>
    </div>
  );
}
