import { clsx } from "clsx";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { useBusiness } from "#app/frame/business.tsx";
import { Colophon } from "./colophon.tsx";

/** The last row of most footers: copyright and credit at the start, the networks at the end, a rule above. */
export function FooterEnd({ className }: { className?: string }) {
  const { social } = useBusiness();
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center justify-between gap-6 border-t border-line pt-6",
        className,
      )}
    >
      <Colophon className="text-small text-soft" />
      <SocialLinks links={social} />
    </div>
  );
}
