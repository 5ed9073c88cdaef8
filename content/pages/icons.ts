import { pageGroup, unbuilt } from "./page.ts";

export const iconsPages = pageGroup("icons", {}, [
  unbuilt("/iconsmindline", "Iconsmind line"),
  unbuilt("/iconsmindsolid", "Iconsmind solid"),
  unbuilt("/ETlineicon", "ET line"),
  unbuilt("/fontawesome", "Font Awesome"),
  unbuilt("/feather", "Feather"),
  unbuilt("/simple-line", "Simple line"),
  unbuilt("/themify", "Themify"),
  unbuilt("/animation", "Animation"),
]);
