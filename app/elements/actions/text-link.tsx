import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

interface TextLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  /** Null: the page is not there (`ifThere` in content/addresses.ts), and neither is the link. */
  href: string | null;
}

/** A link that is a line of its own, as wide as its words, beside a button or below a text. */
export function TextLink({ href, className, ...props }: TextLinkProps) {
  if (href === null) return null;
  return (
    <Link
      href={href}
      className={clsx(
        "inline-block w-fit py-1 font-semibold underline decoration-1 underline-offset-5 hover:decoration-2",
        className,
      )}
      {...props}
    />
  );
}
