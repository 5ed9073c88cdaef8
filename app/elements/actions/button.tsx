import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import type { IconName } from "#app/elements/media/icon-names.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import * as words from "#app/elements/words.ts";
import { Link } from "./link.tsx";

/** A border that is not seen is what a button without its ground has left in forced colours. */
const tones = {
  /** The one thing to do here. */
  solid: "border border-transparent bg-brand text-on-brand hover:bg-brand-hover",
  /** What else can be done. */
  quiet: "border border-edge text-ink hover:border-ink hover:bg-ink hover:text-paper",
  /** Between the two: several of equal rank. */
  tinted: "border border-transparent bg-tint text-brand-ink hover:bg-brand hover:text-on-brand",
  /** Beside a button with a ground: way back, way out. */
  bare: "px-0! text-ink underline decoration-1 underline-offset-6 hover:decoration-2",
  /** On a brand-coloured ground. */
  inverse: "border border-transparent bg-on-brand text-brand hover:opacity-90",
  /** Cannot be used now; says why beside it. */
  unavailable: "cursor-not-allowed border border-dashed border-edge text-soft",
} as const;

const sizes = {
  small: "min-h-10 px-4 text-small",
  normal: "min-h-12 px-6 text-body",
  large: "min-h-16 px-[min(2.25rem,7vw)] text-lead",
} as const;

/** Widths of a button that holds one icon. */
const squares = { small: "size-10", normal: "size-12", large: "size-16" } as const;

const shapes = {
  /** As the skin has it. */
  control: "rounded-control",
  pill: "rounded-full",
  square: "rounded-none",
} as const;

interface ButtonLook {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  shape?: keyof typeof shapes;
}

const frame =
  "inline-flex items-center justify-center gap-2.5 font-semibold transition active:translate-y-px";

/** The look of a button, for the elements that act as one. */
export function buttonClass(
  { tone = "solid", size = "normal", shape = "control" }: ButtonLook = {},
  className?: string,
): string {
  return clsx(frame, shapes[shape], tones[tone], sizes[size], className);
}

/** A button that does something on this page. `loading` announces that it is busy and keeps its size. */
export function Button({
  tone,
  size,
  shape,
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
      className={buttonClass({ tone, size, shape }, clsx("relative", className))}
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
          <span className="sr-only">{words.sending}</span>
        </span>
      )}
    </button>
  );
}

/** A link that is the next step, drawn as a button. Without an address (`ifThere` in content/addresses.ts) it is not there. */
export function ButtonLink({
  href,
  tone,
  size,
  shape,
  className,
  ...props
}: Omit<ComponentProps<typeof Link>, "href"> & ButtonLook & { href: string | null }) {
  if (href === null) return null;
  return <Link {...props} href={href} className={buttonClass({ tone, size, shape }, className)} />;
}

/** A button that is one icon, for what everybody knows by its sign. The label is its name, and its tooltip. */
export function IconButton({
  icon,
  label,
  tone = "quiet",
  size = "normal",
  shape = "control",
  className,
  ...props
}: Omit<ComponentProps<"button">, "children"> & ButtonLook & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      className={clsx(frame, shapes[shape], tones[tone], squares[size], className)}
    >
      <Icon name={icon} className={size === "large" ? "size-6" : "size-5"} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

/**
 * A button that cannot be used yet. It keeps its place in the tab order, so that everybody meets it, and the reason stands beside it
 * and is read with it. Never `disabled` alone: nobody can ask a button that gets no focus.
 */
export function UnavailableButton({
  reason,
  size,
  shape,
  className,
  children,
  ...props
}: Omit<ComponentProps<"button">, "onClick"> & Omit<ButtonLook, "tone"> & { reason: string }) {
  const id = useId();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        {...props}
        type="button"
        aria-disabled
        aria-describedby={id}
        className={buttonClass({ tone: "unavailable", size, shape }, className)}
      >
        {children}
      </button>
      <span id={id} className="max-w-[34ch] text-small text-soft">
        {reason}
      </span>
    </span>
  );
}
