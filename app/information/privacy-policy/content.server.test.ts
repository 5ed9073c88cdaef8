import { expect, it } from "vitest";
import { content } from "./content.server.ts";

const line = { what: "", holds: "", why: "", figure: "", unit: "", ends: "" };
const said = (...ids: string[]) => {
  const things = ids.map((id) => ({ id, ...line }));
  return JSON.stringify(content({ things, cookies: [] }, []));
};

it("speaks of a server, of forms, of mails and of limits only where there are such", () => {
  const ofFiles = said();
  expect(ofFiles).toContain("a shelf of finished files");
  expect(ofFiles).not.toMatch(/settings of the server|where our server|Limits and the diary/);
  expect(ofFiles).toContain("The company that serves these files");
  expect(ofFiles).not.toContain("through the form");
  const ofServer = said("messages", "limits", "log");
  expect(ofServer).toContain("settings of the server");
  expect(ofServer).toContain("Limits and the diary");
  expect(ofServer).not.toContain("shelf of finished files");
});

it("speaks of orders and of the letter only where they can be had", () => {
  expect(said("messages")).not.toMatch(/An order|letter/i);
  expect(said("messages", "orders")).toContain("An order that is on its way");
  expect(said("messages", "list")).toContain("the next letter");
});
