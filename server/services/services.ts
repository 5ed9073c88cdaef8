import type { AccountService } from "./accounts/ports.ts";
import type { BackOffice } from "./back-office/ports.ts";
import type { CommentService } from "./comment-port.ts";
import type { ShopServices } from "./shop/ports.ts";
import type { SubmitContext, SubmitOutcome } from "./submission.ts";

/** `unknown` is also the answer for a token that is malformed, replaced or long expired. */
type SubscriptionState = "pending" | "confirmed" | "unsubscribed" | "unknown";

export interface SubscriptionService {
  /** What a confirmation token stands for, without changing anything: for the confirm page. */
  findByConfirmToken(token: string): Promise<SubscriptionState>;
  /** What an unsubscribe token stands for, without changing anything: for the unsubscribe page. */
  findByUnsubscribeToken(token: string): Promise<SubscriptionState>;
  /** Second half of the double opt-in; a repeated call with the same token changes nothing. False: token unknown or expired. */
  confirm(token: string): Promise<boolean>;
  /** Takes the address off the list; may be repeated. False: token unknown. */
  unsubscribe(token: string): Promise<boolean>;
}

/** What pages and routes may ask of the server. */
export interface Services {
  subscriptions: SubscriptionService;
  comments: CommentService;
  shop: ShopServices;
  accounts: AccountService;
  backOffice: BackOffice;
  forms: {
    /** Checks, limits and stores one submission of any registered form. Fields beyond the schema are dropped. */
    submit(
      form: string,
      values: Readonly<Record<string, unknown>>,
      context: SubmitContext,
    ): Promise<SubmitOutcome>;
  };
  health: {
    /** True while what is sent can be stored (`readiness.ts`) and the server is not shutting down. */
    ready(): Promise<boolean>;
  };
}
