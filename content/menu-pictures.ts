import { picture } from "./media.ts";

/** Beside a menu of its own panel: one for each entry, in its order; a longer menu begins again. */
export const menuPictures = [
  picture("architecture-stairs"),
  picture("estate-documents"),
  picture("project-lamps-1"),
  picture("photo-camera"),
  picture("fashion-garment"),
  picture("creative-balls"),
  picture("agency-glass"),
];
