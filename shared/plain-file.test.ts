import { expect, it } from "vitest";
import { isPlainFile } from "./plain-file.ts";

it.each(["/feed.xml", "/menu.pdf", "/menu.pdf#page=2", "/a/b.c/photo.jpeg?v=2", "/list.database"])(
  "%s is a file",
  (address) => expect(isPlainFile(address)).toBe(true),
);

it.each([
  "/",
  "/about",
  "/about?file=menu.pdf",
  "/about#v1.2",
  "/a.b/about",
  "/about.html",
  "/about.html#top",
  "/about.data?_routes=x",
])("%s is a page", (address) => expect(isPlainFile(address)).toBe(false));
