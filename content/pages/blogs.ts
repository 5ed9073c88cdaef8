import { pageGroup, unbuilt } from "./page.ts";

export const blogsPages = pageGroup("blogs", {}, [
  unbuilt("/blogs/blog-grid", "Grid"),
  unbuilt("/blogs/blog-masonry", "Masonry"),
  unbuilt("/blogs/blog-classic", "Classic"),
  unbuilt("/blogs/blog-simple", "Simple"),
  unbuilt("/blogs/blog-side-image", "Side image"),
  unbuilt("/blogs/blog-metro", "Metro"),
  unbuilt("/blogs/blog-overlay-image", "Overlay image"),
  unbuilt("/blogs/blog-modern", "Modern"),
  unbuilt("/blogs/blog-clean", "Clean"),
  unbuilt("/blogs/blog-widget", "Widget"),
  unbuilt("/blogs/blog-standard", "Standard"),
  unbuilt("/blogs/blog-post-layout-01", "Blog post layout 01"),
  unbuilt("/blogs/blog-post-layout-02", "Blog post layout 02"),
  unbuilt("/blogs/blog-post-layout-03", "Blog post layout 03"),
  unbuilt("/blogs/blog-post-layout-04", "Blog post layout 04"),
  unbuilt("/blogs/blog-post-layout-05", "Blog post layout 05"),
]);
