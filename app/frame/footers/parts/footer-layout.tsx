import type { ComponentType } from "react";
import { Outlet } from "react-router";
import { Main } from "#app/frame/layout/main.tsx";

/** The layout route of a footer style: the page's content with this footer under it. */
export function footerLayout(Footer: ComponentType) {
  return function FooterLayout() {
    return (
      <>
        <Main>
          <Outlet />
        </Main>
        <Footer />
      </>
    );
  };
}
