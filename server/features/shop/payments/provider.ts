/** One payment that is asked for. Everything in it stays the same however often it is asked again. */
export interface PaymentRequest {
  /** Names the payment at the provider: asking twice with one id pays once. */
  attemptId: string;
  /** Whole number of the currency's smallest unit. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  orderNumber: string;
  email: string;
  /** Where the provider sends the buyer afterwards, and when they turn back. */
  returnUrl: string;
  cancelUrl: string;
  /** After this instant it is not to be paid any more. */
  expiresAt: number;
  /** The provider's own name for it, once it is known. */
  reference: string | null;
}

/** What the provider says about a payment. */
export type PaymentResult =
  | { kind: "paid"; reference: string }
  | { kind: "declined" }
  /** The buyer pays on a page of the provider. */
  | { kind: "open"; reference: string; payUrl: string }
  /** Accepted, but not certain yet; ask again after this many milliseconds. */
  | { kind: "processing"; reference: string; askAgainAfter: number }
  /** Nobody paid in time. */
  | { kind: "expired" };

/** The provider said that it will not take this request at all: nothing was begun. Any other error leaves that open. */
export class PaymentUnavailable extends Error {}

/** As above, because of our account and not of this request: it says nothing about payments that were begun before. */
export class PaymentAccountRefused extends PaymentUnavailable {}

/** A notification that is certainly the provider's. */
export interface PaymentNotice {
  /** The same for each delivery of the same notification. */
  id: string;
  type: string;
  /** What it says about which payment; null when it is about something else. */
  payment: {
    attemptId: string;
    result: PaymentResult | { kind: "refunded" };
    /** What was paid, or paid back, where it says so. */
    paid: { amount: number; currency: string } | null;
  } | null;
}

/** Who takes the money: everything that the shop knows of payment providers. */
export interface PaymentProvider {
  name: "test" | "stripe";
  /** The message for a card number that cannot be paid with, or null. */
  cardProblem(cardNumber: string): string | null;
  /**
   * Asks for the payment.
   * @throws {PaymentUnavailable} when nothing was begun; any other error says nothing about whether it was.
   */
  begin(request: PaymentRequest, cardNumber: string, signal: AbortSignal): Promise<PaymentResult>;
  /**
   * What became of it. One that was never begun is begun by the question, or cannot be any more: the shop may give it up while whoever
   * began it has only been slow.
   */
  find(request: PaymentRequest, signal: AbortSignal): Promise<PaymentResult>;
  /** Closes an open payment and says what it was in the end: it may have been paid at the last moment. */
  close(request: PaymentRequest, signal: AbortSignal): Promise<PaymentResult>;
  /**
   * Reads a notification; `forged` when it is not the provider's, `unreadable` when it is and cannot be understood, `none` when this
   * provider sends none.
   */
  readNotice(
    body: string,
    headers: Headers,
    now: number,
  ): PaymentNotice | "forged" | "unreadable" | "none";
}
