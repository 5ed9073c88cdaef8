import "#app/elements/motion/in-place.css";
import * as styles from "./armchair-hero.module.css";
import { type CSSProperties, useEffect, useState } from "react";
import type { PictureSource } from "#content/media.ts";
import type { ArmchairMeasures } from "#content/products/armchair-measures.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { AddToCart } from "#app/features/shop/article/add-to-cart.tsx";
import { stockInWords } from "#app/features/shop/article/stock-line.tsx";
import {
  type ShownVariant,
  useVariant,
  type VariantChoice,
} from "#app/features/shop/article/use-variant.ts";
import { ArmchairDrawing } from "./armchair-drawing.tsx";

interface Armchair {
  /** Of the page it stands on. */
  path: string;
  /** Variant named by the address when the page was made. */
  rendered: string | null;
  variants: readonly ShownVariant[];
  name: string;
  /** Its own page in the shop. */
  href: string;
  /** Formatted. */
  price: string;
  maxQuantity: number;
  colours: readonly {
    id: ShownVariant["colour"];
    label: string;
    swatch: string;
    picture: PictureSource;
  }[];
  measures: ArmchairMeasures;
}

interface ArmchairHeroProps {
  chair: Armchair;
  heading: string;
  lead: string;
  /** Names the switch that shows the drawing. */
  drawingLabel: string;
}

/**
 * The chair on a plain ground. Each cloth is a link to the same page in that colour, as everywhere in the shop: it changes picture, drawing and
 * cart line, can be shared, and works without script. The drawing takes the picture's place under a pointer, and stays while it is
 * switched on; Escape gives the picture back.
 */
export function ArmchairHero({ chair, heading, lead, drawingLabel }: ArmchairHeroProps) {
  const choice = useVariant(chair);
  const { variant } = choice;
  const colour = chair.colours.find(({ id }) => id === variant.colour)!;
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && setDismissed(true);
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  return (
    <section
      aria-labelledby="claim"
      className={`${styles.armchair} pt-(--header-overlap)`}
      style={{ "--swatch": colour.swatch } as CSSProperties}
    >
      <div className={`mx-auto grid max-w-wide ${styles.grid}`}>
        <div className={styles.claim}>
          <h1 id="claim" className="display text-display-1">
            {heading}
          </h1>
          <p className={`${styles.lead} text-soft`}>{lead}</p>
        </div>
        <div className={styles.stage}>
          <div
            className={styles.photo}
            data-dismissed={dismissed || undefined}
            onPointerEnter={() => setDismissed(false)}
          >
            {chair.colours.map(({ id, picture }) => (
              <Picture
                key={id}
                picture={picture}
                sizes="(min-width: 62rem) min(56vw, 54rem), 100vw"
                alt={id === colour.id ? picture.alt : ""}
                priority={id === colour.id}
                data-chosen={id === colour.id || undefined}
                style={{ backgroundColor: "transparent" }}
              />
            ))}
            <ArmchairDrawing measures={chair.measures} className={styles.drawing} />
          </div>
          <label className={`inline-flex items-center gap-2 text-small ${styles.armchairSwitch}`}>
            <input type="checkbox" className="sr-only" />
            <Icon name="ruler" className="size-4.5" />
            {drawingLabel}
          </label>
        </div>
        <div className={styles.buy}>
          <h2 className="sr-only">{chair.name}</h2>
          <Cloths chair={chair} choice={choice} />
          <div aria-live="polite">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link href={chair.href} className="font-semibold underline-offset-4 hover:underline">
                {chair.name}
              </Link>
              <span className="figures text-display-4">{chair.price}</span>
            </p>
            <p className="text-small text-soft">{colour.label} wool on oak</p>
          </div>
          <AddToCart name={chair.name} variant={variant} maxQuantity={chair.maxQuantity} />
        </div>
      </div>
    </section>
  );
}

function Cloths({ chair, choice }: { chair: Armchair; choice: VariantChoice }) {
  return (
    <nav aria-label="Colour">
      <ul className={styles.cloths}>
        {chair.colours.map(({ id, label, swatch }) => {
          const { available } = chair.variants.find(({ colour }) => colour === id)!;
          return (
            <li key={id}>
              <Link
                href={choice.hrefOf({ colour: id })}
                inPlace
                aria-current={id === choice.variant.colour ? "true" : undefined}
                data-sold-out={available === 0 || undefined}
                className={styles.cloth}
                style={{ "--swatch": swatch } as CSSProperties}
              >
                <span>{label}</span>
                <span className="text-label text-soft">{stockInWords(available)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
