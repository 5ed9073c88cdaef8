import type { DietaryMark } from "./bands/menu-card/dietary-marks.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import { decimalOf } from "#shared/shop/money.ts";
import type { CardMenu } from "./bands/menu-card/menu-card.tsx";

const CURRENCY = "GBP";

/** Name, what is on the plate, price in pence, marks. */
type DishData = readonly [name: string, text: string, pence: number, ...marks: DietaryMark[]];

interface MenuData {
  key: string;
  label: string;
  served: string;
  note: string;
  courses: readonly { title: string; dishes: readonly DishData[] }[];
}

const menus: readonly MenuData[] = [
  {
    key: "lunch",
    label: "Lunch",
    served: "Thursday to Sunday from noon, by daylight, and a little longer on Sundays",
    // A line ends after a price, not before it.
    note: `Two courses ${price(24_00)}, three\u00a0${price(32_00)}. Oysters\u00a0${price(6_00)}\u00a0more.`,
    courses: [
      {
        title: "Starters",
        dishes: [
          ["Leek and potato broth", "Thyme oil, black bread", 9_00, "vegan"],
          [
            "Beetroot baked in hay",
            "Sheep’s curd, hazelnut",
            11_00,
            "vegetarian",
            "glutenFree",
            "nuts",
          ],
          ["Smoked eel on toast", "Pickled walnut, horseradish", 13_00, "nuts"],
          ["Six oysters", "Loch Creran, cider vinegar", 21_00, "glutenFree"],
        ],
      },
      {
        title: "Mains",
        dishes: [
          ["Barley and mushroom", "Three-day stock, Mull cheddar", 17_00, "vegetarian"],
          [
            "Hispi cabbage from the fire",
            "White beans, sunflower seed",
            16_00,
            "vegan",
            "glutenFree",
          ],
          ["Haddock pie", "Smoked potato, mashed neeps", 19_00],
          ["Ox cheek", "Burnt onion, mustard greens", 23_00, "glutenFree"],
        ],
      },
      {
        title: "Sides",
        dishes: [
          ["Black bread", "Cultured butter", 5_00, "vegetarian"],
          ["Green leaves", "Mustard, cider vinegar", 5_00, "vegan", "glutenFree"],
        ],
      },
      {
        title: "Puddings",
        dishes: [
          ["Bramble and bay tart", "Warm, with cream", 9_00, "vegetarian"],
          ["Mull cheddar", "Oatcake, quince", 11_00, "vegetarian"],
        ],
      },
    ],
  },
  {
    key: "dinner",
    label: "Dinner",
    served: "Tuesday to Saturday from six, by candlelight",
    note: `Tasting menu of six plates, for the whole table: ${price(78_00)} a head.`,
    courses: [
      {
        title: "Starters",
        dishes: [
          ["Scallop in its shell", "Roe butter, radish", 16_00, "glutenFree"],
          ["Venison tartare", "Juniper, rye, egg yolk", 17_00],
          ["Charred leek", "Almond, thyme ash", 12_00, "vegan", "glutenFree", "nuts"],
          [
            "Smoked potato",
            "Soured cream, chives, a lot of butter",
            11_00,
            "vegetarian",
            "glutenFree",
          ],
        ],
      },
      {
        title: "From the fire",
        dishes: [
          ["Hogget shoulder for two", "Carved at the table", 58_00, "glutenFree"],
          ["Hake", "Mussels, sea herbs, cider", 29_00, "glutenFree"],
          ["Duck", "Damson, black garlic", 31_00, "glutenFree"],
          [
            "Celeriac in embers",
            "Walnut, apple, celeriac broth",
            22_00,
            "vegan",
            "glutenFree",
            "nuts",
          ],
        ],
      },
      {
        title: "Sides",
        dishes: [
          ["Black bread", "Cultured butter", 5_00, "vegetarian"],
          ["Hearth potatoes", "Thyme salt", 6_00, "vegan", "glutenFree"],
          ["Bitter leaves", "Mustard, honey", 6_00, "vegetarian", "glutenFree"],
        ],
      },
      {
        title: "Puddings",
        dishes: [
          ["Blood orange", "Olive oil, macaron", 10_00, "vegetarian", "nuts"],
          ["Thyme custard", "Poached pear", 10_00, "vegetarian", "glutenFree"],
          ["Chocolate", "Smoked salt, soured cream", 11_00, "vegetarian", "glutenFree"],
        ],
      },
    ],
  },
  {
    key: "wine",
    label: "Wine",
    served: "By the glass, 125 ml, from a cellar of ninety bottles",
    note: `Four glasses with the tasting menu: ${price(50_00)}.`,
    courses: [
      {
        title: "White",
        dishes: [
          ["Muscadet sur lie", "Loire, 2023. Salt and lemon, for the oysters", 8_00, "vegan"],
          ["Riesling trocken", "Mosel, 2022. Bone dry, lime and slate", 10_50, "vegan"],
          ["Fiano di Avellino", "Campania, 2022. Hazel and smoke", 11_00],
        ],
      },
      {
        title: "Red",
        dishes: [
          ["Gamay", "Beaujolais, 2023. Served cool", 9_00, "vegan"],
          ["Mencía", "Bierzo, 2021. To drink with the duck", 10_50, "vegan"],
          ["Nebbiolo", "Langhe, 2020. Rose and tar, best drunk slowly", 13_00],
        ],
      },
      {
        title: "Sweet",
        dishes: [
          ["Jurançon", "South-west France, 2019, 75 ml", 9_50, "vegan"],
          ["Pedro Ximénez", "Jerez, 75 ml. Pour the rest over the custard", 8_50, "vegan"],
        ],
      },
      {
        title: "Without alcohol",
        dishes: [
          ["Thyme and apple shrub", "Sharp, long, made here", 6_00, "vegan", "glutenFree"],
          ["Smoked tea", "Cold, with lemon peel", 5_00, "vegan", "glutenFree"],
        ],
      },
    ],
  },
];

/** The menus as the page prints them. */
export const cardMenus: readonly CardMenu[] = menus.map(({ courses, ...menu }) => ({
  ...menu,
  courses: courses.map(({ title, dishes }) => ({
    title,
    dishes: dishes.map(([name, text, pence, ...marks]) => ({
      name,
      text,
      price: price(pence),
      marks,
    })),
  })),
}));

const diets = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  glutenFree: "https://schema.org/GlutenFreeDiet",
} as const;

/** The same menus for search engines. */
export const menusForMachines = menus.map(({ label, courses }) => ({
  "@type": "Menu",
  name: label,
  hasMenuSection: courses.map(({ title, dishes }) => ({
    "@type": "MenuSection",
    name: title,
    hasMenuItem: dishes.map(([name, text, pence, ...marks]) => ({
      "@type": "MenuItem",
      name,
      description: text,
      offers: { "@type": "Offer", price: decimalOf(pence, CURRENCY), priceCurrency: CURRENCY },
      suitableForDiet: marks.flatMap((mark) => (mark === "nuts" ? [] : diets[mark])),
    })),
  })),
}));

function price(amount: number): string {
  return formatPlanPrice({ amount, currency: CURRENCY });
}
