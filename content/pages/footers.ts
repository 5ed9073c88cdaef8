import { pageGroup, unbuilt } from "./page.ts";

export const footersPages = pageGroup("footers", {}, [
  unbuilt("/footers/footer-style-01", "Footer style 01"),
  unbuilt("/footers/footer-style-02", "Footer style 02"),
  unbuilt("/footers/footer-style-03", "Footer style 03"),
  unbuilt("/footers/footer-style-04", "Footer style 04"),
  unbuilt("/footers/footer-style-05", "Footer style 05"),
  unbuilt("/footers/footer-style-06", "Footer style 06"),
  unbuilt("/footers/footer-style-07", "Footer style 07"),
  unbuilt("/footers/footer-style-08", "Footer style 08"),
  unbuilt("/footers/footer-style-09", "Footer style 09"),
  unbuilt("/footers/footer-style-10", "Footer style 10"),
  unbuilt("/footers/footer-style-11", "Footer style 11"),
  unbuilt("/footers/footer-style-12", "Footer style 12"),
]);
