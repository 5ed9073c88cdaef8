import type { PageHandle } from "#app/frame/headers/header-contract.tsx";

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
