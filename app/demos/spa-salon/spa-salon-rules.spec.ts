import { testFirstFilm } from "#tests/support/film.ts";
import { testArrowToTop } from "#tests/support/arrow-to-top.ts";
import { testPrinted } from "#tests/support/printed.ts";
import { testSlowPress } from "#tests/support/slow-press.ts";

/** What this page owes beside what it does. */
testSlowPress("/home-spa-salon");
testPrinted("/home-spa-salon");
for (const width of [390, 1440]) testArrowToTop("/home-spa-salon", width);
testFirstFilm("/home-spa-salon");
