// @chunk buying
import * as swatchStyles from "../swatch.module.css";
import * as styles from "./variant-picker.module.css";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "../../words.ts";
import type { ProductPageData } from "../product-page.server.ts";
import type { VariantChoice } from "../use-variant.ts";

interface VariantPickerProps {
  product: Pick<ProductPageData, "colours" | "sizes">;
  choice: VariantChoice;
}

/**
 * Colours and sizes of an article. Each is a link to the same page in that variant, so that a choice can be shared, Back undoes it, and
 * it works without script. What was chosen is told, as the focus stays on the link. What is sold out can still be looked at, and says so.
 * Nothing for an article that comes in one make and size.
 */
export function VariantPicker({ product: { colours, sizes }, choice }: VariantPickerProps) {
  const { variant, hrefOf, isAvailable } = choice;
  const colour = colours.find(({ id }) => id === variant.colour);
  if (!colour?.label && sizes.length === 0) return null;
  return (
    <div className="grid gap-6">
      {colour?.label && (
        <nav aria-label={words.colour} data-print className="grid gap-2">
          <p role="status" className="text-small">
            <span className="text-soft">{words.chosenColour} </span>
            <span className="font-semibold">{colour.label}</span>
          </p>
          {colours.length > 1 && (
            <ul data-no-print className={styles.colours}>
              {colours.map(({ id, label, swatch }) => (
                <li key={id}>
                  <Link
                    href={hrefOf({ colour: id })}
                    inPlace
                    title={label}
                    aria-current={id === variant.colour ? "true" : undefined}
                    data-sold-out={!isAvailable({ colour: id }) || undefined}
                    className={`${swatchStyles.swatch} ${swatchStyles.large}`}
                    style={{ "--swatch": swatch } as CSSProperties}
                  >
                    <span className="sr-only">
                      {label}
                      {!isAvailable({ colour: id }) && words.soldOutAfter}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </nav>
      )}
      {sizes.length > 0 && (
        <nav aria-label={words.size} data-print className="grid gap-2">
          <p role="status" className="text-small">
            <span className="text-soft">{words.chosenSize} </span>
            <span className="font-semibold">{variant.size}</span>
          </p>
          <ul data-no-print className={styles.sizes}>
            {sizes.map((size) => (
              <li key={size}>
                <Link
                  href={hrefOf({ size })}
                  inPlace
                  aria-current={size === variant.size ? "true" : undefined}
                  data-sold-out={!isAvailable({ size }) || undefined}
                  className={styles.size}
                >
                  {size}
                  {!isAvailable({ size }) && <span className="sr-only">{words.soldOutAfter}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
