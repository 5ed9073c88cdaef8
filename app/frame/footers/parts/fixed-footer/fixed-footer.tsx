import * as styles from "./fixed-footer.module.css";
import type { ComponentType, FocusEvent } from "react";
import { Outlet } from "react-router";
import { Main } from "#app/frame/layout/main.tsx";

/**
 * The layout route of a footer that is revealed from under the page.
 * @param above where the window is no wider than this, in CSS pixels, the footer just follows the page (specification, point 9).
 */
export function fixedFooterLayout(Footer: ComponentType, above: 575 | 767 | 991 | 1199 = 991) {
  return function FixedFooterLayout() {
    return (
      <>
        <Main>
          <Outlet />
        </Main>
        <div className={styles.footer} data-fixed-above={above} onFocus={uncover}>
          <Footer />
        </div>
      </>
    );
  };
}

/** A footer still covered counts as visible for the browser, which would leave a link focused by keys behind the page; so the page moves on. */
function uncover({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const covered =
    currentTarget.previousElementSibling!.getBoundingClientRect().bottom -
    currentTarget.getBoundingClientRect().top;
  const fits = currentTarget.offsetHeight <= window.innerHeight;
  if (fits && covered > 0 && target.matches(":focus-visible")) window.scrollBy({ top: covered });
}
