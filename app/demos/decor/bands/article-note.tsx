import type { PictureSource } from "#content/media.ts";
import type { PictureMark } from "#app/elements/media/marked-picture/marked-picture.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** An article of the shop that stands in a picture of the page. */
export interface TaggedArticle extends Pick<PictureMark, "x" | "y"> {
  slug: string;
  /** Of the variant in the picture. */
  sku: string;
  name: string;
  /** Empty where the shop does not say. */
  material: string;
  /** The one in the picture, where there are several. */
  colour: string | null;
  /** Both in a line. */
  make: string;
  /** Its own page, in this colour. */
  href: string;
  /** Formatted. */
  price: string;
  picture: PictureSource;
}

/** The tag of an article: its price is printed on it, and it opens a card. */
export function tagOf(article: TaggedArticle): PictureMark {
  const { name, price, x, y } = article;
  return { name, label: price, x, y, content: <ArticleNote article={article} /> };
}

/** The price card behind a tag. */
function ArticleNote({ article }: { article: TaggedArticle }) {
  const { name, price, picture, material, colour, href } = article;
  return (
    <div className="grid grid-cols-[min(6rem,24vw)_minmax(0,1fr)] items-start gap-4">
      <Picture picture={picture} sizes="6rem" alt="" ratio="4 / 5" className="w-full" />
      <div className="grid gap-1 text-small">
        <p className="text-body font-semibold">{name}</p>
        <p className="tabular-nums">
          {price}
          {colour && `, in ${colour.toLowerCase()}`}
        </p>
        {material && <p className="text-soft">{material}</p>}
        <Link
          href={href}
          className="justify-self-start py-1 font-semibold underline underline-offset-4"
        >
          View product<span className="sr-only"> {name}</span>
        </Link>
      </div>
    </div>
  );
}
