import { clsx } from "clsx";
import { site } from "#content/site.ts";

/** The owner's mail address, written out. */
export function MailLink({ className }: { className?: string }) {
  return (
    <a
      href={`mailto:${site.email}`}
      className={clsx(
        "inline-block w-fit py-1 wrap-anywhere underline underline-offset-4 hover:decoration-2",
        className,
      )}
    >
      {site.email}
    </a>
  );
}
