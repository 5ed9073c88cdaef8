import { expect, it } from "vitest";
import { withOneChanged } from "./change-only.ts";

const place = "https://site.example/page";

it.each([
  ["?account=saver#open", "?monthly=310&years=1", "?monthly=310&years=1&account=saver#open"],
  ["?account=saver#open", "", "?account=saver#open"],
  ["?account=saver#open", "?account=fixed&years=1", "?account=saver&years=1#open"],
  // Made when the page was, with what the address asked for then.
  ["?years=20&account=saver#open", "?years=1", "?years=1&account=saver#open"],
])("the link %j at the address %j leads to %j", (link, present, target) =>
  expect(withOneChanged(place + link, "account", present)).toBe(place + target),
);
