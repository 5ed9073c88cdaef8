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
  {
    path: "/blogs/blog-post-layout-01",
    label: "Blog post layout 01",
    title: "“A question goes cold in an hour”, with contents and facts beside it",
    description:
      "The first of five layouts for a post: a wide picture, the contents on one side of the text and its facts on the other, both staying in sight.",
    module: "routes/blog/post-layout-01.tsx",
    header: "white-header",
    footer: "footer-style-03",
    skin: "vitrine",
  },
  {
    path: "/blogs/blog-post-layout-02",
    label: "Blog post layout 02",
    title: "“Good advice says where the ladder ends”, title and picture as halves",
    description:
      "The second of five layouts for a post: title and an upright picture share the first screen, and the text keeps to the line between them.",
    module: "routes/blog/post-layout-02.tsx",
    header: "center-logo",
    footer: "footer-style-05",
    skin: "arden",
  },
  {
    path: "/blogs/blog-post-layout-03",
    label: "Blog post layout 03",
    title: "“The law gave her the house and not the front door”, as an essay",
    description:
      "The third of five layouts for a post: a picture from edge to edge, the title on a sheet laid upon it, a large first letter, a sentence pulled out.",
    module: "routes/blog/post-layout-03.tsx",
    header: "header-reverse-scroll",
    footer: "footer-style-08",
    skin: "quarterly",
  },
  {
    path: "/blogs/blog-post-layout-04",
    label: "Blog post layout 04",
    title: "“Say the price out loud”, set in type alone",
    description:
      "The fourth of five layouts for a post: no picture, a title as large as the window on a dark ground, and the text in the two columns of a magazine.",
    module: "routes/blog/post-layout-04.tsx",
    header: "dark-header",
    footer: "footer-style-02",
    skin: "kindling",
  },
  {
    path: "/blogs/blog-post-layout-05",
    label: "Blog post layout 05",
    title: "“Write your wishes like a ferry timetable”, beside a picture that stays",
    description:
      "The fifth of five layouts for a post: the picture fills one half of the window and stays there while the text passes in the other half.",
    module: "routes/blog/post-layout-05.tsx",
    header: "header-disable-fixed",
    footer: "footer-style-04",
    skin: "sable",
  },
]);
