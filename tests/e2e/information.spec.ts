import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { mailTo, mailWith } from "../support/mails.ts";
import { expect, test } from "../support/site-test.ts";
import { visit, visitWithStoppedClock } from "../support/visit.ts";

/** Contact, questions, prices, countdowns and law, as visitors use them: by keys, without script, with a server that does not answer. */
const newAddress = () => `information-${randomUUID()}@example.com`;

const contactPages = [
  { path: "/page/contact-simple", form: "Write to us", thanks: "Your message is with us." },
  { path: "/page/contact-classic", form: "Write to us", thanks: "Your message is with us." },
  {
    path: "/page/contact-modern",
    form: "Contact form",
    thanks: "Your message is with us.",
  },
];

const formOf = (page: Page, name: string) => page.getByRole("form", { name, exact: true });

async function fillIn(form: Locator, email: string, message: string) {
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Your message").fill(message);
}

for (const { path, form: name, thanks } of contactPages) {
  test.describe(path, () => {
    test("sends by keys alone: to the owner, and a receipt to the sender", async ({ page }) => {
      const email = newAddress();
      const words = `Words ${randomUUID()}`;
      await visit(page, path);
      const form = formOf(page, name);
      await form.getByLabel("Your name").focus();
      await page.keyboard.type("Ada Lovelace");
      await page.keyboard.press("Tab");
      await expect(form.getByLabel("Email")).toBeFocused();
      await page.keyboard.type(email);
      await form.getByLabel("Your message").focus();
      await page.keyboard.type(words);
      await page.keyboard.press("Tab");
      await expect(form.getByRole("button")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(form.getByText(thanks)).toBeVisible();
      await expect(form.getByLabel("Your message")).toHaveValue("");
      expect((await mailTo(email)).text).not.toContain(words);
      expect((await mailWith(words)).replyTo?.[0]?.address).toBe(email);

      const more = `More ${randomUUID()}`;
      await fillIn(form, email, more);
      await form.getByRole("button").click();
      await expect(form.getByLabel("Your message")).toHaveValue("");
      await mailWith(more);
    });

    test("says what is missing at each field and sends nothing", async ({ page }) => {
      await visit(page, path);
      const form = formOf(page, name);
      await form.getByRole("button").click();
      for (const label of ["Your name", "Email", "Your message"])
        await expect(form.getByLabel(label)).toHaveAccessibleDescription("Field is required.");
      await form.getByLabel("Email").fill("ada@");
      await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Invalid email.");
    });

    test("tells the truth about a server that cannot store anything, and keeps the typing", async ({
      page,
      tolerate,
    }) => {
      tolerate(/503/);
      const message = "The server cannot save anything right now. Nothing was sent.";
      await page.route("**/api/send", (route) =>
        route.fulfill({ status: 503, json: { status: "error", code: "unavailable", message } }),
      );
      await visit(page, path);
      const form = formOf(page, name);
      await fillIn(form, newAddress(), "Kept.");
      await form.getByRole("button").click();
      await expect(form.getByRole("status").filter({ hasText: message })).toBeVisible();
      await expect(form.getByLabel("Your message")).toHaveValue("Kept.");
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("errors come back beside the typing, then it is thanked once", async ({
        page,
        tolerate,
      }) => {
        tolerate(/422/);
        const email = newAddress();
        await page.goto(path);
        await fillIn(formOf(page, name), "not an address", "First try.");
        await formOf(page, name).getByRole("button").click();
        await expect(page.getByText("Invalid email.").first()).toBeVisible();
        await expect(formOf(page, name).getByLabel("Your message")).toHaveValue("First try.");
        await formOf(page, name).getByLabel("Email").fill(email);
        await formOf(page, name).getByRole("button").click();
        await expect(page.getByRole("status").getByText("Your message is with")).toBeVisible();
        await mailTo(email);
      });
    });
  });
}

test.describe("who reads it", () => {
  test("the reader shows under the topic, which arrow keys choose and an address can name", async ({
    page,
  }) => {
    await visit(page, "/page/contact-modern?topic=data");
    const topic = (name: string) => page.getByRole("radio", { name });
    await expect(topic("What you know about me")).toBeChecked();
    await expect(page.getByText("Nadia Rahmani")).toBeVisible();
    await expect(page.getByText("Rosalind Hale")).toBeHidden();
    await topic("What you know about me").focus();
    await page.keyboard.press("ArrowDown");
    await expect(topic("Press and pictures")).toBeChecked();
    await expect(page.getByText("Rosalind Hale")).toBeVisible();
    await expect(page.getByText("Nadia Rahmani")).toBeHidden();

    const email = newAddress();
    await fillIn(formOf(page, "Contact form"), email, "A picture, please.");
    await page.getByRole("button", { name: "Send message" }).click();
    expect((await mailTo(email)).text).toContain("Press and pictures");
    // It goes back to what was chosen at first: nothing chosen would be no state to begin with.
    await expect(topic("What you know about me")).toBeChecked();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("too, and the topic is kept when the page comes back", async ({ page, tolerate }) => {
      tolerate(/422/);
      await page.goto("/page/contact-modern");
      await page.getByRole("radio", { name: "Sunday List" }).check();
      await expect(page.getByText("Mei Tanaka")).toBeVisible();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("radio", { name: "Sunday List" })).toBeChecked();
    });
  });
});

test.describe("questions", () => {
  const search = (page: Page) => page.getByRole("searchbox", { name: "Search questions" });
  const questions = (page: Page) => page.locator("main details");

  test("are found while one types; the count is announced and the address says what is searched", async ({
    page,
  }) => {
    await visit(page, "/page/faq-s");
    await expect(questions(page)).toHaveCount(26);
    await search(page).pressSequentially("PASSWORDS");
    await expect(questions(page)).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "1 of 26 questions" })).toBeVisible();
    await expect(page).toHaveURL("/page/faq-s?q=PASSWORDS");
    // The only answer is open already.
    await expect(page.getByText("there is no field for them")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Rounds" })).toHaveCount(0);

    await page.getByRole("button", { name: "Show all questions" }).click();
    await expect(search(page)).toBeFocused();
    await expect(questions(page)).toHaveCount(26);
    await expect(page).toHaveURL("/page/faq-s");
  });

  test("that nobody asks yet lead to somebody who answers", async ({ page }) => {
    await visit(page, "/page/faq-s");
    await search(page).fill("xylophone");
    await expect(page.getByRole("status").filter({ hasText: "No questions match" })).toBeVisible();
    await page.getByRole("link", { name: "Ask a question" }).click();
    await expect(page).toHaveURL("/page/contact-modern");
  });

  test("open by their address, and their structured data holds all of them", async ({ page }) => {
    await visit(page, "/page/faq-s#free-plan");
    await expect(page.getByText("Somebody pays for free plans")).toBeInViewport();
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
    ) as { "@type": string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(data["@type"]).toBe("FAQPage");
    expect(data.mainEntity).toHaveLength(26);
    for (const { name, acceptedAnswer } of data.mainEntity)
      expect(name.length > 8 && acceptedAnswer.text.length > 40, name).toBe(true);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("are found by the server, hostile words included", async ({ page }) => {
      await page.goto("/page/faq-s");
      await search(page).fill("bank transfer");
      await page.getByRole("button", { name: "Search", exact: true }).last().click();
      await expect(page).toHaveURL("/page/faq-s?q=bank+transfer");
      await expect(questions(page)).toHaveCount(1);
      await expect(search(page)).toHaveValue("bank transfer");
      await page.goto(`/page/faq-s?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
      await expect(questions(page)).toHaveCount(0);
      await expect(search(page)).toHaveValue('"><script>alert(1)</script>');
    });
  });
});

test("both price sets stand as the specification has them, and one button leads nowhere", async ({
  page,
}) => {
  await visit(page, "/page/pricing-packages");
  const monthly = page.getByRole("table");
  for (const [plan, price] of [
    ["STANDARD", "$800"],
    ["ADVANCED", "$1200"],
    ["BUSINESS", "$900"],
  ]) {
    const head = monthly.getByRole("columnheader", { name: plan });
    await expect(head.getByText(price!, { exact: true })).toBeVisible();
    await expect(head.getByText("PER MONTH")).toBeVisible();
  }
  await expect(monthly.getByRole("columnheader", { name: "ADVANCED" })).toContainText(
    "most popular",
  );
  const yearly = page.getByRole("region", { name: "The Sunday List by the year" });
  for (const price of ["$29", "$39", "$49"])
    await expect(yearly.getByText(price, { exact: true })).toBeVisible();
  await expect(yearly.getByText("PER YEAR")).toHaveCount(3);
  await expect(yearly.getByRole("listitem").filter({ hasText: "Most popular" })).toContainText(
    "$39",
  );
  const targets = await page
    .getByRole("link", { name: /^Choose/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([
    "/page/pricing-packages",
    "#",
    "/page/pricing-packages",
    "/page/pricing-packages",
    "/page/pricing-packages",
    "/page/pricing-packages",
  ]);
});

test.describe("countdowns", () => {
  for (const [path, before, after] of [
    ["/page/coming-soon", "2027-03-29T07:59:57Z", "It is here."],
    ["/page/coming-soon-V2", "2027-04-09T15:59:57Z", "The door is open."],
  ] as const) {
    test(`${path} counts to its date and then says that it is over`, async ({ page }) => {
      // The clock of `visitWithStoppedClock` stands a minute later.
      await visitWithStoppedClock(page, path, new Date(Date.parse(before) - 60_000));
      const timer = page.getByRole("timer");
      await expect(timer).toContainText(/0\s*days/);
      await expect(page.getByText(after)).toBeHidden();
      await page.clock.fastForward(5000);
      await expect(page.getByRole("status").filter({ hasText: after })).toBeVisible();
      await expect(timer).toHaveCount(0);
    });
  }

  test("take an address for the letter", async ({ page }) => {
    const email = newAddress();
    await visit(page, "/page/coming-soon-V2");
    await page.locator("#subscribe").getByLabel("Email address").fill(email);
    await page.locator("#subscribe").getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.getByText("Your message has been sent successfully subscribed to our email list!"),
    ).toBeVisible();
    expect((await mailTo(email)).subject).toContain("confirm");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("say their date instead", async ({ page }) => {
      await page.goto("/page/coming-soon");
      await expect(page.getByText("Monday 29 March 2027, 10:00, Paris time")).toBeVisible();
      await expect(page.getByRole("timer")).toBeHidden();
    });
  });
});

test("the page of an empty window leads to the real one, which answers 404", async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  await visit(page, "/page/error-404");
  const answer = page.waitForResponse(/never-was-here/);
  await page.getByRole("button", { name: "Open this address" }).click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This window is empty." })).toBeVisible();
});

test("the privacy pages say the periods of this server, the same on both", async ({ page }) => {
  await visit(page, "/page/privacy-policy");
  await expect(page.getByRole("main")).not.toContainText("KEEP_");
  const messages = page.locator("#messages");
  await expect(messages).toContainText("365");
  await visit(page, "/privacy");
  await expect(page.getByRole("main")).not.toContainText("KEEP_");
  await expect(page.getByRole("main")).toContainText("365 days");
  await page.getByRole("link", { name: "What you write to us" }).click();
  await expect(page).toHaveURL("/page/privacy-policy#messages");
  await expect(messages).toBeInViewport();
});
