import { picture } from "./media.ts";

/** The strip of six over a footer that leads to the owner's pictures elsewhere. */
export const footerPictures = [
  picture("project-papercraft-1"),
  picture("project-ceramics-1"),
  picture("studio-armchair"),
  picture("project-lamps-2"),
  picture("project-books-3"),
  picture("travel-desert"),
];
