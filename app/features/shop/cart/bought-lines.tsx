import type { PictureSource } from "#content/media.ts";
import type { Minor } from "#shared/shop/money.ts";
import { counted } from "#shared/counted.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { money } from "../price.tsx";
import * as words from "../words.ts";

interface BoughtLine {
  sku: string;
  name: string;
  colour: string;
  size: string | null;
  quantity: number;
  total: Minor;
  /** Null once the article has left the shop. */
  path: string | null;
  picture: PictureSource | null;
}

/** What is bought, in small: for the summary of a checkout and of an order. */
export function BoughtLines({
  lines,
  currency,
}: {
  lines: readonly BoughtLine[];
  currency: string;
}) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ sku, name, colour, size, quantity, total, path, picture }) => (
        <li
          key={sku}
          className="grid grid-cols-[min(3.5rem,16vw)_minmax(0,1fr)_auto] items-start gap-4 text-small"
        >
          {picture ? (
            <Picture
              picture={picture}
              sizes="3.5rem"
              alt=""
              ratio="4 / 5"
              className="w-full rounded-small"
            />
          ) : (
            <span />
          )}
          <span className="min-w-0">
            {path ? (
              <Link href={path} className="font-semibold underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <span className="block text-soft">
              {[colour, size, counted(words.items, quantity)].filter(Boolean).join(", ")}
            </span>
          </span>
          <span className="tabular-nums">{money(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
