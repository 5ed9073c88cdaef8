import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { RoundTable } from "./round-table.tsx";
import * as styles from "./round-table.module.css";

/** The table with so many people. */
function table(count: number) {
  const seats = Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    name: `Person ${index}`,
    trade: "Looms",
    picture: picture(anyPicture),
  }));
  return parse(
    renderToStaticMarkup(<RoundTable heading="A table" intro="" label="People" seats={seats} />),
  );
}

it("is round for as many as have room, and seats more in rows", () => {
  expect(table(11).querySelector(`.${styles.round}`)).not.toBeNull();
  const rows = table(12);
  expect(rows.querySelector(`.${styles.round}`)).toBeNull();
  expect(rows.querySelectorAll("li")).toHaveLength(12);
});
