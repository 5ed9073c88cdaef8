import { formatPlanPrice } from "#app/lib/money.ts";
import type { HungPrint } from "./bands/hung-prints/hung-prints.tsx";
import { lang } from "./lang.ts";
import { photograph, type PhotographName } from "./photographs.server.ts";

interface Edition {
  name: PhotographName;
  /** Width of the frame in centimetres. */
  width: number;
  /** In cents. */
  price: number;
  sold: number;
}

const CURRENCY = "EUR";

/** Left and right of the frame and between its edge and the picture, in centimetres. */
const MOUNT = 4;

const editions: readonly Edition[] = [
  { name: "photography-pool", width: 110, price: 168_000, sold: 5 },
  { name: "photography-laundry", width: 50, price: 74_000, sold: 11 },
  { name: "photography-last-row", width: 80, price: 112_000, sold: 3 },
  { name: "photography-corridor", width: 40, price: 52_000, sold: lang.edition },
];

/** What can be bought: each as it hangs, with its edition and whom to ask. */
export const prints: readonly HungPrint[] = editions.map(({ name, width, price, sold }) => {
  const { title, picture } = photograph(name);
  const height = Math.round(((width - 2 * MOUNT) * picture.height) / picture.width) + 2 * MOUNT;
  const left = lang.edition - sold;
  return {
    key: name,
    picture,
    title,
    width,
    facts: [
      `${width} × ${height} cm, framed`,
      formatPlanPrice({ amount: price, currency: CURRENCY }),
    ],
    edition: lang.edition,
    left,
    availability: availability(left),
    action:
      left > 0
        ? { label: "Request a print", href: "#contact", subject: `A print of “${title}”` }
        : undefined,
  };
});

function availability(left: number): string {
  if (left === 0) return `All ${lang.edition} are gone. So is the room.`;
  if (left === 1) return `The last one of ${lang.edition}.`;
  return `${left} of ${lang.edition} left.`;
}
