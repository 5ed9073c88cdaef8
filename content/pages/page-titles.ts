import { pageGroup, unbuilt } from "./page.ts";

export const pageTitlesPages = pageGroup("pageTitles", {}, [
  unbuilt("/page-title/left-alignment", "Left alignment"),
  unbuilt("/page-title/right-alignment", "Right alignment"),
  unbuilt("/page-title/center-alignment", "Center alignment"),
  unbuilt("/page-title/colorful-style", "Colorful style"),
  unbuilt("/page-title/big-typography", "Big typography"),
  unbuilt("/page-title/parallax-background", "Parallax background"),
  unbuilt("/page-title/separate-breadcrumbs", "Separate breadcrumbs"),
  unbuilt("/page-title/gallery-background", "Gallery background"),
  unbuilt("/page-title/background-video", "Background video"),
  unbuilt("/page-title/mini-version", "Mini version"),
]);
