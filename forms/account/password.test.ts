import { describe, expect, it } from "vitest";
import { addressProblem, newPassword } from "./password.ts";

const problemOf = (password: string) =>
  newPassword().safeParse(password).error?.issues[0]?.message ?? null;

describe("a new password", () => {
  it("needs ten characters and no particular kind of them", () => {
    expect(problemOf("lamp chair")).toBeNull();
    expect(problemOf("lampchair")).toMatch(/at least 10/);
    expect(problemOf("")).toBe("Field is required.");
  });

  it("counts characters as they are written", () => {
    expect(problemOf("🪑🛋🪞🪟🚪🛏🧺🧴🪣")).toMatch(/at least 10/);
    expect(problemOf("🪑🛋🪞🪟🚪🛏🧺🧴🪣🧽")).toBeNull();
    expect(problemOf("ab".repeat(64))).toBeNull();
    expect(problemOf(`${"ab".repeat(64)}c`)).toMatch(/at most 128/);
  });

  it("is none of the commonest, in any case, and no repetition of one character", () => {
    for (const common of [
      "1234567890",
      "Password123",
      "QWERTYUIOP",
      "aaaaaaaaaaaa",
      "            ",
    ])
      expect(problemOf(common)).toMatch(/too common/);
  });

  it("is not the address it protects", () => {
    expect(addressProblem("Ada.Lovelace@example.com", "ada.lovelace@example.com")).not.toBeNull();
    expect(addressProblem(" ada.lovelace ", "ada.lovelace@example.com")).not.toBeNull();
    expect(addressProblem("ada.lovelace and more", "ada.lovelace@example.com")).toBeNull();
  });
});
