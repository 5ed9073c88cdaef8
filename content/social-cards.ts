import type { PictureName } from "./media.ts";

/** How a card is made: one picture and the part of its height to keep (0 = top, 1 = bottom), or six side by side. */
type CardSource = { picture: PictureName; focus: number } | { tiles: readonly PictureName[] };

/** Cards for link previews, made by `npm run media`: pictures in JPEG at 1200 × 630, and `default` for pages without their own. */
export const socialCards = {
  default: {
    tiles: [
      "consulting-chess-wide",
      "travel-mountains",
      "studio-coffee",
      "creative-balls",
      "studio-armchair",
      "startup-plane",
    ],
  },
  "startup-plane": { picture: "startup-plane", focus: 0 },
  "restaurant-table": { picture: "restaurant-table", focus: 0.4 },
  "finance-cent": { picture: "finance-cent", focus: 0.5 },
  "project-posters-2": { picture: "project-posters-2", focus: 0.4 },
  "project-lightrings-1": { picture: "project-lightrings-1", focus: 0.5 },
  "consulting-chess-wide": { picture: "consulting-chess-wide", focus: 0.5 },
  "furniture-chair-forest": { picture: "furniture-chair-forest", focus: 0.42 },
  "essay-bicycle": { picture: "essay-bicycle", focus: 0.8 },
  "business-board": { picture: "business-board", focus: 0.68 },
  "corporate-tower": { picture: "corporate-tower", focus: 0.5 },
  "application-abacus": { picture: "application-abacus", focus: 0.5 },
  "agency-glass": { picture: "agency-glass", focus: 0.5 },
  "seo-blocks": { picture: "seo-blocks", focus: 0.5 },
  "event-stage": { picture: "event-stage", focus: 0.5 },
  "marketing-megaphone": { picture: "marketing-megaphone", focus: 0.5 },
  "architecture-house": { picture: "architecture-house", focus: 0.5 },
  "hotel-terrace": { picture: "hotel-terrace", focus: 0.5 },
  "travel-agency-bay": { picture: "travel-agency-bay", focus: 0.5 },
  "yoga-room": { picture: "yoga-room", focus: 0.5 },
  "gym-fitness-dumbbell": { picture: "gym-fitness-dumbbell", focus: 0.5 },
  "spa-salon-water": { picture: "spa-salon-water", focus: 0.5 },
  "cafe-arch": { picture: "cafe-arch", focus: 0.5 },
  "decor-room": { picture: "decor-room", focus: 0.6 },
  "dentist-tooth": { picture: "dentist-tooth", focus: 0.5 },
  "interior-living": { picture: "interior-living", focus: 0.5 },
  "creative-balls": { picture: "creative-balls", focus: 0.5 },
  "branding-stationery": { picture: "branding-stationery", focus: 0.5 },
  "photography-phone-box": { picture: "photography-phone-box", focus: 0.5 },
  "project-papercraft-1": { picture: "project-papercraft-1", focus: 0.5 },
  "project-skate-1": { picture: "project-skate-1", focus: 0.5 },
  "project-toys-1": { picture: "project-toys-1", focus: 0.5 },
  "fashion-shop-coat": { picture: "fashion-shop-coat", focus: 0.55 },
  "cover-morning": { picture: "cover-morning", focus: 0.5 },
  "cover-books": { picture: "cover-books", focus: 0.5 },
  "cover-cards": { picture: "cover-cards", focus: 0.5 },
  desk: { picture: "desk", focus: 0.5 },
  "web-agency-rack": { picture: "web-agency-rack", focus: 0.5 },
  "personal-portfolio-mara": { picture: "personal-portfolio-mara", focus: 0.25 },
} satisfies Record<string, CardSource>;

export type SocialCardName = keyof typeof socialCards;

export const socialCardNames = Object.keys(socialCards) as readonly SocialCardName[];

export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a card below the site's address. */
export function socialCardPath(name: SocialCardName): string {
  return `/social/${name}.jpg`;
}
