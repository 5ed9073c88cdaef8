// @chunk product-card
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as words from "../words.ts";

interface ProductNoteProps {
  name: string;
  /** Its own page. */
  href: string;
  /** Formatted; what is said of the variant behind it. */
  price: string;
  picture: PictureSource;
  note?: string;
}

/** What a mark in a picture opens: the article as a small card, with the way to its page. */
export function ProductNote({ name, href, price, picture, note }: ProductNoteProps) {
  return (
    <div className="grid grid-cols-[min(6rem,24vw)_minmax(0,1fr)] items-start gap-4">
      <Picture picture={picture} sizes="6rem" alt="" ratio="4 / 5" className="w-full" />
      <div className="grid gap-1 text-small">
        <p className="text-body font-semibold">{name}</p>
        <p className="tabular-nums">{price}</p>
        {note && <p className="text-soft">{note}</p>}
        <Link
          href={href}
          className="justify-self-start py-1 font-semibold underline underline-offset-4"
        >
          {words.viewProduct}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </div>
  );
}
