import type { PageHandle } from "#app/frame/page-handle.ts";

export { default, loader } from "./page.tsx";

export const handle: PageHandle = {
  header: {
    sections: [
      { label: "What it does", href: "#behaviour" },
      { label: "Scroll", href: "#scroll" },
      { label: "Put it on a page", href: "#code" },
    ],
  },
};
