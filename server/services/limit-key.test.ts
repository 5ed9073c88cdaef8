import { describe, expect, it } from "vitest";
import { limitKeyOfAddress, limitKeyOfMailbox } from "./limit-key.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, key) => {
  expect(limitKeyOfAddress(address)).toBe(key);
});

describe("a mailbox", () => {
  it.each([
    ["ada@example.com", "ada@example.com"],
    [" Ada@EXAMPLE.com ", "ada@example.com"],
    ["ada+shop@example.com", "ada@example.com"],
    ["ada+shop+2@example.com", "ada@example.com"],
    ["ada@example.com.", "ada@example.com"],
    ["ada@b\u00fccher.example", "ada@xn--bcher-kva.example"],
    ["ada@BU\u0308CHER.example", "ada@xn--bcher-kva.example"],
    ["ada@XN--BCHER-KVA.example", "ada@xn--bcher-kva.example"],
    ["\uff41da@example\uff0ecom", "ada@example.com"],
    ["a.d.a@gmail.com", "ada@gmail.com"],
    ["Ada.+x@GoogleMail.com.", "ada@gmail.com"],
    ["a.d-a_1@proton.me", "ada1@proton.me"],
    ["ada1+x@pm.me", "ada1@proton.me"],
    ["ada_1@protonmail.com", "ada1@proton.me"],
  ])("%s counts as %s", (address, key) => {
    expect(limitKeyOfMailbox(address)).toBe(key);
  });

  it.each([
    ["signs that other hosts read", "a.d-a_1@example.com", "ada1@example.com"],
    ["another domain", "ada@mail.example.com", "ada@example.com"],
    ["a domain that only ends like a big one", "a.da@notgmail.com", "ada@notgmail.com"],
    ["nothing before the tag", "+a@example.com", "+b@example.com"],
  ])("is another one by %s", (_, one, other) => {
    expect(limitKeyOfMailbox(one)).not.toBe(limitKeyOfMailbox(other));
  });

  it.each([
    "",
    "@",
    "ada",
    "@example.com",
    "ada@",
    "ada@constructor",
    "ada@[192.0.2.1]",
    "a@b@c",
    "ada@ex ample",
  ])("that is none (%j) has a key as well", (text) => {
    expect(limitKeyOfMailbox(text)).toBe(text);
  });

  it("is read at once, however it is written", () => {
    for (const text of [
      ".".repeat(100_000),
      `${"+".repeat(100_000)}@gmail.com`,
      `a@${".".repeat(100_000)}x`,
    ])
      expect(limitKeyOfMailbox(text)).toBeTypeOf("string");
  });
});
