import * as styles from "./demo.module.css";
import { clsx } from "clsx";
import { type ReactNode, use } from "react";
import { CodeDisclosure } from "./code-disclosure.tsx";
import { DemoContext } from "./demo-context.ts";

const layouts = {
  /** Text at the start of the line, the stage beside it. */
  beside: "lg:grid-cols-12",
  /** Text above, the stage as wide as the page. */
  wide: "",
} as const;

interface DemoProps {
  /** Also the anchor. In quotes: the demo's source is found by it when the site is built (`scripts/vite/code-plugin.ts`). */
  id: string;
  title: string;
  /** One sentence: when to use this variant. */
  when: string;
  layout?: keyof typeof layouts;
  /** `bare` for elements that bring their own ground and reach the edges. */
  stage?: "padded" | "bare";
  children: ReactNode;
}

/** One variant of an element: when to use it, the thing itself, working, and the source that made it. */
export function Demo({
  id,
  title,
  when,
  layout = "beside",
  stage = "padded",
  children,
}: DemoProps) {
  const { code, look } = use(DemoContext);
  const html = code[id];
  const isBeside = layout === "beside";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-wide px-gutter py-10 lg:py-14"
    >
      <div className={clsx("grid grid-cols-1 gap-x-8 gap-y-6", layouts[layout])}>
        <div
          className={clsx(
            "grid content-start gap-3 self-start",
            isBeside
              ? "lg:sticky lg:top-[calc(var(--header-cover)+2rem)] lg:col-span-3"
              : "lg:grid-cols-12 lg:gap-x-8",
          )}
        >
          <h2 id={`${id}-title`} className="display text-display-4 lg:col-span-3">
            {title}
          </h2>
          <p className="max-w-text text-small text-soft lg:col-span-6">{when}</p>
        </div>
        <div className={clsx("grid min-w-0 grid-cols-1 gap-3", isBeside && "lg:col-span-9")}>
          <div
            className={clsx(styles.stage, stage === "padded" && styles.padded)}
            data-skin={look.skin ?? undefined}
            style={look.scheme ? { colorScheme: look.scheme } : undefined}
          >
            {children}
          </div>
          {html !== undefined && <CodeDisclosure html={html} label={title} />}
        </div>
      </div>
    </section>
  );
}
