import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

const tones = {
  solid: "bg-brand text-on-brand hover:bg-brand-hover",
  quiet: "border border-edge text-ink hover:border-ink hover:bg-ink hover:text-paper",
  inverse: "bg-on-brand text-brand hover:opacity-90",
} as const;

const sizes = {
  normal: "min-h-12 px-6 text-body",
  small: "min-h-10 px-4 text-small",
} as const;

interface ButtonLook {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** The look of a button, for the elements that act as one. */
export function buttonClass(
  { tone = "solid", size = "normal" }: ButtonLook = {},
  className?: string,
): string {
  return clsx(
    "inline-flex items-center justify-center gap-2.5 rounded-control font-semibold transition active:translate-y-px",
    tones[tone],
    sizes[size],
    className,
  );
}

/** A button that does something on this page. `loading` announces that it is busy and keeps its size. */
export function Button({
  tone,
  size,
  loading = false,
  className,
  children,
  ...props
}: ComponentProps<"button"> & ButtonLook & { loading?: boolean }) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={loading || undefined}
      className={buttonClass({ tone, size }, clsx("relative", className))}
    >
      <span className={clsx("inline-flex items-center gap-2.5", loading && "opacity-0")}>
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <span
            aria-hidden
            className="size-5 animate-spin rounded-full border-2 border-current border-e-transparent"
          />
          <span className="sr-only">Sending</span>
        </span>
      )}
    </button>
  );
}

/** A link that is the next step, drawn as a button. */
export function ButtonLink({
  tone,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...props} className={buttonClass({ tone, size }, className)} />;
}
