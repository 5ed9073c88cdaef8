import { expect, it } from "vitest";
import { settingsOf } from "#server/contract/settings.ts";
import { parseSettings } from "#server/env.ts";
import { backOffice } from "./feature.ts";
import { backOfficeSettings } from "./settings.ts";

it("who may sign in is a list of addresses in any spelling", () => {
  const read = (ADMIN_EMAILS: string) =>
    settingsOf(parseSettings({ ADMIN_EMAILS }, [backOffice]), backOfficeSettings).adminEmails;
  expect(read("Owner@Example.com, second@example.com")).toEqual([
    "owner@example.com",
    "second@example.com",
  ]);
  expect(read("chefin@MÜLLER.example")).toEqual(["chefin@xn--mller-kva.example"]);
  expect(read("")).toEqual([]);
  for (const wrong of ["owner", "owner@example.com,"])
    expect(() => read(wrong)).toThrow("ADMIN_EMAILS is not usable: set it to");
});
