import * as styles from "./header.module.css";
import { clsx } from "clsx";
import type { ComponentType, ReactNode } from "react";
import { Outlet } from "react-router";
import { useHiddenWhileReading } from "./use-hidden-while-reading.ts";

/**
 * How a bar stands to its page:
 *
 * - `over`: over the first band, solid once the page is scrolled;
 * - `sticky`: in its own row, stays at the top;
 * - `sticky-small`: the same, under 992 px only;
 * - `floating`: hovers over the page from the first pixel;
 * - `static`: scrolls away with the page.
 */
type HeaderPosition = "over" | "sticky" | "sticky-small" | "floating" | "static";

/** Heights of bars in CSS pixels, on small screens and from 992 px on; `header.module.css` has a rule for each. */
type BarHeight = "64" | "64 lg:100" | "68 lg:60" | "72" | "76" | "80" | "84" | "88" | "92" | "112";

interface HeaderFrameProps {
  position: HeaderPosition;
  /** What a bar measures at least, without its line: all there is to it until a visitor enlarges the text. */
  height: BarHeight;
  /** Dark in both schemes. */
  tone?: "night";
  /** Only under 992 px (`lg`) or 1200 px (`xl`): above, the header stands elsewhere. */
  below?: "lg" | "xl";
  /** Leaves while the visitor reads down the page, returns with the first move up or when it is focused. */
  hides?: boolean;
  /** The scheme of the band under an `over` header, when it is the same in both schemes. */
  over?: "light" | "dark" | undefined;
  /** What stands above the bar and scrolls away. */
  above?: ReactNode;
  /** Panels that the bar opens. */
  panels?: ReactNode;
  className?: string;
  children: ReactNode;
}

const hiddenFrom = { lg: "lg:hidden", xl: "xl:hidden" } as const;

/**
 * The bar of every header style: where it stands, when it hides, and the one height that the rest of the page knows of
 * (`--header-height`; `--header-overlap` is the part of it that covers the page's first band).
 */
export function HeaderFrame({
  position,
  height,
  tone,
  below,
  hides = false,
  over,
  above,
  panels,
  className,
  children,
}: HeaderFrameProps) {
  const bar = useHiddenWhileReading(hides);
  const covers = position === "over" || position === "floating";
  return (
    <header className={covers ? styles.hold : "contents"}>
      {above}
      <div
        ref={bar}
        data-site-header
        data-position={position}
        data-height={height}
        data-over={over}
        data-tone={tone}
        className={clsx(styles.header, below && hiddenFrom[below])}
      >
        <div
          className={clsx(
            styles.row,
            "mx-auto flex max-w-wide items-center gap-4 px-gutter",
            className,
          )}
        >
          {children}
        </div>
      </div>
      {panels}
    </header>
  );
}

/** The layout route of a header style: the header, then the rest of the page. */
export function headerLayout(Header: ComponentType) {
  return function HeaderLayout() {
    return (
      <>
        <Header />
        <Outlet />
      </>
    );
  };
}
