import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const address = {
  name: "Ada Lovelace",
  company: "",
  line1: "12 Passage des Marchands",
  line2: "",
  postcode: "75011",
  city: "Paris",
  country: "FR",
};

it("names the country in the language of the site and leaves out what is empty", () => {
  expect(addressLines(address, "de")).toEqual([
    "Ada Lovelace",
    "12 Passage des Marchands",
    "75011 Paris",
    "Frankreich",
  ]);
});

it.each(["XQ", "1!", "f", ""])("shows %j, which is no country, as it is", (country) => {
  expect(addressLines({ ...address, country }, "en").slice(3)).toEqual(country ? [country] : []);
});
