import { expect } from "playwright/test";
import { confirmSubscriptionPath } from "#content/addresses.ts";
import { framePath } from "#app/showcase/frames/entries.ts";
import { linkIn, mailTo } from "../support/mails.ts";
import { newAddress } from "../support/visitors.ts";
import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";

/** Subscribing: specification, points 4, 5, 8 and 9. */
const SUCCESS = "Your message has been sent successfully subscribed to our email list!";
const panel: Sought = { role: "dialog", name: "Side panel" };
const field: Sought = { role: "textbox", name: "Email address", within: panel };
const send: Sought = { role: "button", name: "Subscribe", within: panel };
const error: Sought = { role: "alert", within: panel };

test("empty and malformed addresses are refused, a right one is subscribed", async ({
  visitor,
}) => {
  await visitor.open(framePath("transparent-header", "footer-style-01"));
  await visitor.press({ role: "button", name: "Open side panel" });
  await visitor.press(send);
  await visitor.expectText(error, "Field is required.");
  await visitor.expectAttribute(field, "aria-invalid", "true");
  await visitor.write(field, "not an address");
  await visitor.tab.keys("Enter");
  await visitor.expectText(error, "Invalid email.");

  const address = newAddress();
  await visitor.write(field, address);
  await visitor.expectGone(error);
  await visitor.press(send);
  await visitor.expectWords(SUCCESS);
  await visitor.expectValue(field, "");
  expect(linkIn(await mailTo(address), confirmSubscriptionPath(""))).not.toBe("");
});
