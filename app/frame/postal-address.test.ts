import { expect, it } from "vitest";
import { postalAddress } from "./postal-address.ts";

/** Street, code, town and country, as they are told. */
function parts(...lines: string[]) {
  const told = postalAddress(lines);
  return [told?.streetAddress, told?.postalCode, told?.addressLocality, told?.addressCountry];
}

it.each([
  [
    ["Strandskillet 9", "9008 Tromsø", "Norway"],
    ["Strandskillet 9", "9008", "Tromsø", "NO"],
  ],
  [
    ["Sluiskade 4", "3513 AB Utrecht", "Netherlands"],
    ["Sluiskade 4", "3513 AB", "Utrecht", "NL"],
  ],
  [
    ["Rua Nova 12", "4000-114 Porto", "Portugal"],
    ["Rua Nova 12", "4000-114", "Porto", "PT"],
  ],
  [
    ["Vasagatan 1", "111 22 Stockholm", "Sweden"],
    ["Vasagatan 1", "111 22", "Stockholm", "SE"],
  ],
  [
    ["9 Thistle Court", "Edinburgh EH3", "Scotland"],
    ["9 Thistle Court", "EH3", "Edinburgh", "GB"],
  ],
  [
    ["2 Low Road", "Leeds LS1 4AB", "UK"],
    ["2 Low Road", "LS1 4AB", "Leeds", "GB"],
  ],
  [
    ["2 Low Road", "Leeds", "LS1 4AB"],
    ["2 Low Road", "LS1 4AB", "Leeds", undefined],
  ],
  [
    ["8 Elm Street", "Boston, MA 02101", "USA"],
    ["8 Elm Street", "02101", "Boston, MA", "USA"],
  ],
  [
    ["8 Elm Street", "Leipzig", "Germany"],
    ["8 Elm Street", undefined, "Leipzig", "DE"],
  ],
  [
    ["Unit 4", "3 Mill Lane", "Louth"],
    ["Unit 4, 3 Mill Lane", undefined, "Louth", undefined],
  ],
  [
    ["Ghent", "Belgium"],
    [undefined, undefined, "Ghent", "BE"],
  ],
  [["3 Mill Lane, Galway"], [undefined, undefined, "3 Mill Lane, Galway", undefined]],
])("reads %j", (lines, told) => {
  expect(parts(...lines)).toEqual(told);
});

it("tells no address where there is none", () => {
  expect(postalAddress([])).toBeUndefined();
  expect(postalAddress([" "])).toBeUndefined();
});
