import { CART, CHECKOUT } from "#content/addresses.ts";
import { withArticles } from "../support/goods.ts";
import { mailTo } from "../support/mails.ts";
import { newAddress } from "../support/visitors.ts";
import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";

const field = (name: string): Sought => ({ role: "textbox", name });

withArticles((article) => {
  test("a product goes into the cart and becomes a paid order", async ({ visitor }) => {
    const address = newAddress();
    await visitor.open(article.path);
    await visitor.press({ role: "button", name: "Add to cart" });
    await visitor.expectWords("Added to your cart.");
    await visitor.open(CART);
    await visitor.expectSeen({
      role: "link",
      name: new RegExp(article.name),
      within: { role: "main" },
    });

    await visitor.press({ role: "link", name: "Check out", within: { role: "main" } });
    await visitor.expectPath(CHECKOUT);
    await visitor.write(field("Email"), address);
    await visitor.write(field("Name"), "Ada Lovelace");
    await visitor.write(field("Address line 1"), "12 Rue de la Paix");
    await visitor.write(field("Postcode"), "75002");
    await visitor.write(field("Town or city"), "Paris");
    await visitor.choose({ role: "combobox", name: "Country" }, "France");
    await visitor.write(field("Card number"), "4242 4242 4242 4242");
    await visitor.press({ role: "button", name: /^Order and pay/ });
    await visitor.expectSeen({ role: "heading", name: /Order confirmed/ });
    await visitor.expectWords("Paid");
    await mailTo(address);
  });
});
