import { testFirstFilm } from "#tests/support/film.ts";
import { testPrinted } from "#tests/support/printed.ts";

/** What this page owes beside what it does. */
testPrinted("/home-events-conference");
testFirstFilm("/home-events-conference");
