import type { AdminForm } from "#shared/admin/forms.ts";
import { orderStateLabels, ownerSteps } from "#shared/shop/order-state.ts";
import type { Admin, BackOffice } from "../services/back-office/ports.ts";
import type { Fields } from "./form-fields.ts";
import type { Refusal } from "./refused-page.ts";

/** Forms that only somebody who is signed in may send, and that change something. */
export type AdminAction = Exclude<AdminForm, "admin-sign-in" | "admin-redeem" | "admin-sign-out">;

/** Does what a form of the back office asks for. Null: it is done. */
export function adminActions(backOffice: BackOffice) {
  const { orders, stock, messages, comments, people } = backOffice;

  const actions: Record<AdminAction, (admin: Admin, fields: Fields) => Promise<Refusal | null>> = {
    async "order-move"(admin, { number = "", state: wanted = "" }) {
      const state = ownerSteps.find((step) => step === wanted);
      if (!state) return invalid("state", "Choose one of the next steps.");
      if (await orders.move(admin, number, state)) return null;
      return conflict(
        "form",
        `This order cannot be changed to “${orderStateLabels[state]}” from its current status. Someone else may have updated it; nothing was changed.`,
      );
    },

    async "stock-count"(admin, { sku = "", from = "", to = "" }) {
      const outcome = await stock.count(admin, sku, {
        from: wholeNumber(from),
        to: wholeNumber(to),
      });
      switch (outcome.kind) {
        case "counted":
          return null;
        case "changed":
          return conflict(
            "to",
            `Stock has changed: ${outcome.available} available now. Nothing was saved; check the count and save again.`,
          );
        case "invalid":
          return invalid("to", "Enter a whole number from 0 to 99999.");
        case "unknown":
          return invalid("form", "There is no product with this SKU.");
      }
    },

    async "message-handled"(admin, { id = "", handled = "" }) {
      const isKnown = await messages.setHandled(admin, id, handled === "1");
      return isKnown ? null : conflict("form", "This message no longer exists.");
    },

    async "comment-decide"(admin, { id = "", verdict = "" }) {
      if (verdict !== "shown" && verdict !== "refused")
        return invalid("verdict", "Approve or reject the comment.");
      const isKnown = await comments.decide(admin, id, verdict);
      return isKnown ? null : conflict("form", "This comment no longer exists.");
    },

    async "person-erase"(admin, { email = "", confirm = "" }) {
      if (confirm.trim() === "" || confirm.trim().toLowerCase() !== email.trim().toLowerCase())
        return invalid("confirm", "This does not match. Enter the email address shown above.");
      const outcome = await people.erase(admin, email);
      if (outcome.kind === "erased") return null;
      if (outcome.kind === "unknown") return conflict("form", "There is no data for this address.");
      return conflict(
        "form",
        `Nothing was erased: ${listOf(outcome.numbers)} must be delivered or refunded first.`,
      );
    },
  };

  return (form: AdminAction, admin: Admin, fields: Fields) => actions[form](admin, fields);
}

/** NaN for everything else: "1e3", "", " ", "0x10". */
function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function invalid(field: string, message: string): Refusal {
  return { status: 422, errors: { [field]: message } };
}

function conflict(field: string, message: string): Refusal {
  return { status: 409, errors: { [field]: message } };
}

function listOf(numbers: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(numbers);
}
