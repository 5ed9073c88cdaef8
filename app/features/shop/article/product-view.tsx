import "#app/elements/motion/in-place.css";
import { sentence } from "#shared/sentence.ts";
import { fill } from "#shared/words.ts";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import type { GalleryItem } from "#app/elements/media/lightbox/lightbox.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { Price } from "../price.tsx";
import * as words from "../words.ts";
import type { ProductPageData } from "./product-page.server.ts";
import { ProductStructuredData } from "./product-structured-data.tsx";
import { StockLine } from "./stock-line.tsx";
import { type ShownVariant, useVariant } from "./use-variant.ts";
import { VariantPicker } from "./variant-picker/variant-picker.tsx";

/** An article: its pictures, its variants, what it costs, how to buy it, and everything that is to be known of it. */
export function ProductView({ product }: { product: ProductPageData }) {
  const { name, story, price, compareAt, maxQuantity } = product;
  const choice = useVariant(product);
  return (
    <article className="mx-auto grid w-full max-w-wide grid-cols-1 gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 px-gutter pt-6 pb-normal lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <Gallery
        key={choice.variant.colour}
        label={fill(words.picturesOf, { name })}
        items={pictures(product, choice.variant)}
        layout="stage"
        priority
        className="self-start"
      />
      <div className="grid grid-cols-1 content-start gap-8 lg:pt-4">
        <header className="grid gap-4">
          <h1 className="display text-display-2 wrap-anywhere">{name}</h1>
          <Price price={price} compareAt={compareAt} className="text-lead font-semibold" />
          {story && <p className="max-w-text">{story}</p>}
        </header>
        <VariantPicker product={product} choice={choice} />
        <div className="grid gap-4">
          <AddToCart name={name} variant={choice.variant} maxQuantity={maxQuantity} />
          <StockLine {...choice.variant} />
        </div>
        <Facts product={product} />
      </div>
      <ProductStructuredData product={product} />
    </article>
  );
}

function Facts({ product }: { product: ProductPageData }) {
  const { facts, delivery, promises } = product;
  const { details, material, care } = facts;
  const items = [
    (details.length > 0 || material) && {
      id: "details",
      title: words.details,
      content: (
        <div className="grid gap-4">
          {details.length > 0 && (
            <ul className="grid list-disc gap-1 ps-5">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {material && <p>{sentence(material)}</p>}
        </div>
      ),
    },
    care && { id: "care", title: words.care, content: <p>{care}</p> },
    {
      id: "delivery",
      title: promises.some(({ id: about }) => about === "returns")
        ? words.deliveryAndReturns
        : words.delivery,
      content: (
        <div className="grid gap-4">
          <ul className="grid gap-2">
            {delivery.map(({ label, note, price }) => (
              <li key={label} className="flex flex-wrap justify-between gap-x-4">
                <span>{note ? fill(words.deliveryNote, { label, note }) : label}</span>
                <span className="tabular-nums">{price}</span>
              </li>
            ))}
          </ul>
          {promises.map(({ title, text }) => (
            <p key={title}>
              <span className="font-semibold text-ink">{sentence(title)}</span> {text}
            </p>
          ))}
        </div>
      ),
    },
  ].filter((item) => typeof item === "object");
  return <Accordion items={items} level={2} open={items[0]?.id} />;
}

/** The chosen colour first, then the others; a picture that shows several colours stands there once. */
function pictures({ name, colours }: ProductPageData, { colour }: ShownVariant): GalleryItem[] {
  const ordered = [
    ...colours.filter(({ id }) => id === colour),
    ...colours.filter(({ id }) => id !== colour),
  ];
  const items = new Map<string, GalleryItem>();
  for (const { label, pictures: own } of ordered)
    for (const picture of own)
      if (!items.has(picture.name)) items.set(picture.name, { picture, caption: label || name });
  return [...items.values()];
}
