import { SHOP } from "#content/addresses.ts";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { advantages } from "#content/shop-promises.ts";
import { shop } from "#content/shop.ts";
import manifest from "#content/media-manifest.json" with { type: "json" };
import type { PictureName } from "#content/media.ts";
import { withReturnDays } from "#tests/support/return-days.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { departmentsOf, footerDepartmentsOf } from "./shop-front.server.ts";

/** Another one than `anyPicture`. */
const otherPicture = Object.keys(manifest)[1] as PictureName;

const garden = { id: "garden", label: "Garden", text: "What grows.", picture: anyPicture } as const;
const attic = { ...garden, id: "attic", label: "Attic", small: otherPicture } as const;

it("a new category is in all lists as soon as something is sold in it", () => {
  expect(departmentsOf([garden, attic], [])).toEqual([]);
  expect(departmentsOf([garden, attic], [{ categories: ["attic", "garden"] }])).toEqual([
    garden,
    attic,
  ]);
  expect(departmentsOf([garden, attic], [{ categories: ["garden"] }])).toEqual([garden]);
});

it("shows a category in the footer with its small picture, or that of its door", () => {
  expect(footerDepartmentsOf([garden, attic])).toEqual([
    { label: "Garden", href: SHOP, picture: picture(anyPicture) },
    { label: "Attic", href: SHOP, picture: picture(otherPicture) },
  ]);
});

it("promises what the terms say, in long and in short", () => {
  const returns = () => advantages(String).filter(({ id }) => id === "returns");
  withReturnDays(30);
  expect(returns()).toMatchObject([{ title: expect.stringContaining("30") }]);
  withReturnDays(0);
  expect(returns()).toEqual([]);
  const free = advantages((amount) => `<${amount}>`).filter(({ text }) => text.includes("<"));
  expect(free).toHaveLength(shop.freeDeliveryFrom === null ? 0 : 1);
  for (const { text, brief } of free)
    expect([text, brief].join()).toContain(`<${shop.freeDeliveryFrom}>`);
});
