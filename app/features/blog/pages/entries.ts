import {
  AUTHOR,
  BLOG_CLASSIC,
  BLOG_CLEAN,
  BLOG_GRID,
  BLOG_MASONRY,
  BLOG_METRO,
  BLOG_MODERN,
  BLOG_OVERLAY_IMAGE,
  BLOG_SIDE_IMAGE,
  BLOG_SIMPLE,
  BLOG_STANDARD,
  BLOG_WIDGET,
  CATEGORY,
  POST,
  POST_LAYOUTS,
} from "#content/addresses.ts";
import { feedFiles } from "#content/feed-files.ts";
import { postTypes } from "#content/post-fields.ts";
import { postLook } from "./post-look.ts";
import { type ExtraRoute, pageGroup, type RouteEntry } from "#registry/page.ts";
import { vitrine } from "#app/skins/vitrine.ts";
import { kindling } from "#app/skins/kindling.ts";
import { arden } from "#app/skins/arden.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import { sable } from "#app/skins/sable.ts";

export const pages = pageGroup("blogs", {}, [
  {
    path: BLOG_GRID,
    label: "Grid",
    title: "Blog as a grid of equal cards",
    description:
      "Posts as equal cards in three columns: picture, subject, title, excerpt and credit. More of them are set below on request.",
    module: "features/blog/pages/blog-grid.tsx",
    isPaged: true,
    header: "white-header",
    footer: "footer-style-01",
    skin: vitrine,
  },
  {
    path: BLOG_MASONRY,
    label: "Masonry",
    title: "Blog as masonry",
    description:
      "Posts in balanced columns under pictures that keep their own format, upright, square or lying. With a filter by subject and pages to turn.",
    module: "features/blog/pages/blog-masonry.tsx",
    isPaged: true,
    header: "header-with-push",
    footer: "footer-style-06",
    skin: kindling,
  },
  {
    path: BLOG_CLASSIC,
    label: "Classic",
    title: "Blog in one classic column",
    description:
      "One column of large pictures with the day in the margin and the excerpt begun by a sunken letter. For blogs that are read, not scanned.",
    module: "features/blog/pages/blog-classic.tsx",
    isPaged: true,
    header: "center-logo",
    footer: "footer-style-02",
    skin: arden,
  },
  {
    path: BLOG_SIMPLE,
    label: "Simple",
    title: "Blog as a ruled index",
    description:
      "Every title of the blog on a ruled line with its day, subject and author. A picture comes only to the line that is pointed at.",
    module: "features/blog/pages/blog-simple.tsx",
    isPaged: true,
    header: "header-disable-fixed",
    footer: "footer-style-09",
    skin: ledgerline,
  },
  {
    path: BLOG_SIDE_IMAGE,
    label: "Side image",
    title: "Blog with a picture at the side",
    description:
      "Posts in halves from edge to edge of the screen: the picture fills one side, the words the other, and the sides change from post to post.",
    module: "features/blog/pages/blog-side-image.tsx",
    isPaged: true,
    header: "center-navigation",
    footer: "footer-style-10",
    skin: quarterly,
  },
  {
    path: BLOG_METRO,
    label: "Metro",
    title: "Blog as a metro wall",
    description:
      "Posts as tiles without a gap, some with pictures and some in colour, large and small, full to the last cell whatever the filter leaves.",
    module: "features/blog/pages/blog-metro.tsx",
    isPaged: true,
    header: "dark-header",
    footer: "footer-style-12",
    skin: vitrine,
  },
  {
    path: BLOG_OVERLAY_IMAGE,
    label: "Overlay image",
    title: "Blog as a foyer of posters",
    description:
      "Upright pictures four to a row with their titles on them, readable on any picture, under a stage that leaves the screen slowly.",
    module: "features/blog/pages/blog-overlay-image.tsx",
    isPaged: true,
    header: "transparent-header",
    footer: "footer-style-04",
    skin: sable,
  },
  {
    path: BLOG_MODERN,
    label: "Modern",
    title: "Blog in an asymmetric layout",
    description:
      "A leading post and pictures of two formats that stand off each other, each with its words on a sheet of paper laid over the edge.",
    module: "features/blog/pages/blog-modern.tsx",
    isPaged: true,
    header: "header-reverse-scroll",
    footer: "footer-style-08",
    skin: arden,
  },
  {
    path: BLOG_CLEAN,
    label: "Clean",
    title: "Blog between hairlines",
    description:
      "Two airy columns of titles and excerpts between hairlines, with pictures as small as a stamp. For writing that carries itself.",
    module: "features/blog/pages/blog-clean.tsx",
    isPaged: true,
    header: "hamburger-menu-half",
    footer: "footer-style-09",
    skin: ledgerline,
  },
  {
    path: BLOG_WIDGET,
    label: "Widget",
    title: "Blog with a sidebar",
    description:
      "A list of posts beside a search, the subjects with their counts, the most liked posts, the authors, tags and the monthly letter.",
    module: "features/blog/pages/blog-widget.tsx",
    isPaged: true,
    header: "header-with-top-bar",
    footer: "footer-style-11",
    skin: kindling,
  },
  {
    path: BLOG_STANDARD,
    label: "Standard",
    title: "The blog, as a stream",
    description:
      "Every post as what it is: quotations, strips of pictures, films with their length, pictures from edge to edge. The newest of the blog.",
    module: "features/blog/pages/blog-standard.tsx",
    isPaged: true,
    header: "header-responsive-sticky",
    footer: "footer-style-03",
    skin: quarterly,
  },
  {
    path: `${POST_LAYOUTS}01`,
    label: "Blog post layout 01",
    title: "“A question goes cold in an hour”, with contents and facts beside it",
    description:
      "The first of five layouts for a post: a wide picture, the contents on one side of the text and its facts on the other, both staying in sight.",
    module: "features/blog/pages/post-layout-01.tsx",
    header: "white-header",
    footer: "footer-style-03",
    skin: vitrine,
    isArticle: true,
  },
  {
    path: `${POST_LAYOUTS}02`,
    label: "Blog post layout 02",
    title: "“Good advice says where the ladder ends”, title and picture as halves",
    description:
      "The second of five layouts for a post: title and an upright picture share the first screen, and the text keeps to the line between them.",
    module: "features/blog/pages/post-layout-02.tsx",
    header: "center-logo",
    footer: "footer-style-05",
    skin: arden,
    isArticle: true,
  },
  {
    path: `${POST_LAYOUTS}03`,
    label: "Blog post layout 03",
    title: "“The law gave her the house and not the front door”, as an essay",
    description:
      "The third of five layouts for a post: a picture from edge to edge, the title on a sheet laid upon it, a large first letter, a sentence pulled out.",
    module: "features/blog/pages/post-layout-03.tsx",
    header: "header-reverse-scroll",
    footer: "footer-style-08",
    skin: quarterly,
    isArticle: true,
  },
  {
    path: `${POST_LAYOUTS}04`,
    label: "Blog post layout 04",
    title: "“Say the price out loud”, set in type alone",
    description:
      "The fourth of five layouts for a post: no picture, a title as large as the window on a dark ground, and the text in the two columns of a magazine.",
    module: "features/blog/pages/post-layout-04.tsx",
    header: "dark-header",
    footer: "footer-style-02",
    skin: kindling,
    isArticle: true,
  },
  {
    path: `${POST_LAYOUTS}05`,
    label: "Blog post layout 05",
    title: "“Write your wishes like a ferry timetable”, beside a picture that stays",
    description:
      "The fifth of five layouts for a post: the picture fills one half of the window and stays there while the text passes in the other half.",
    module: "features/blog/pages/post-layout-05.tsx",
    header: "header-disable-fixed",
    footer: "footer-style-04",
    skin: sable,
    isArticle: true,
  },
]);

const frame = { header: "header-reverse-scroll", footer: "footer-style-08" } as const;

/** In nine presentations each (specification, point 2), or all alike. */
const posts: readonly Omit<RouteEntry, "frame">[] = POST.includes(":type")
  ? postTypes.map((type) => ({
      path: POST.replace(":type", type),
      module: `features/blog/pages/types/${type}.tsx`,
    }))
  : [{ path: POST, module: postLook }];

/** The posts, and who and what they are listed by. */
export const parametric: readonly RouteEntry[] = [
  ...posts.map((post) => ({ ...post, frame })),
  { path: CATEGORY, module: "features/blog/pages/category.tsx", frame },
  { path: AUTHOR, module: "features/blog/pages/author.tsx", frame },
];

export const others: readonly ExtraRoute[] = feedFiles.map(({ path, title }) => ({
  path,
  reason: `for feed readers: ${title}`,
}));
