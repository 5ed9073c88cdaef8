import type { PictureSource } from "#content/media.ts";
import type { PictureMark } from "#app/elements/media/marked-picture/marked-picture.tsx";
import { ProductNote } from "#app/features/shop/catalogue/product-note.tsx";

/** An article of the shop that stands in a picture of the page. */
export interface TaggedArticle extends Pick<PictureMark, "x" | "y"> {
  slug: string;
  /** Of the variant in the picture. */
  sku: string;
  name: string;
  /** What it is made of or, where its name says that already, the first of its details; may be empty. */
  note: string;
  /** The one in the picture, where there are several. */
  colour: string | null;
  /** Colour and note in a line. */
  make: string;
  /** Its own page, in this colour. */
  href: string;
  /** Formatted. */
  price: string;
  picture: PictureSource;
}

/** The tag of an article: its price is printed on it, and it opens a card. */
export function tagOf(article: TaggedArticle): PictureMark {
  const { name, price, x, y, picture, note, colour, href } = article;
  const inColour = colour ? `${price}, in ${colour}` : price;
  const card = { name, href, picture, price: inColour, note };
  return { name, label: price, x, y, content: <ProductNote {...card} /> };
}
