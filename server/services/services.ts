import type { FieldErrors } from "#shared/api.ts";
import type { AccountService } from "./accounts/ports.ts";
import type { BackOffice } from "./back-office/ports.ts";
import type { ShopServices } from "./shop/ports.ts";

/** Where a submission comes from. */
export interface SubmitContext {
  /** The visitor's address after TRUST_PROXY, for limits only; never stored but as a keyed hash. */
  clientAddress: string;
}

/** How a submission ended. `accepted` is only said after the commit. */
export type SubmitOutcome =
  | { kind: "accepted" }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "unknown-form" }
  | { kind: "rate-limited"; retryAfterSeconds: number };

/** `unknown` is also the answer for a token that is malformed, replaced or long expired. */
export type SubscriptionState = "pending" | "confirmed" | "unsubscribed" | "unknown";

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

/** A visitor's comment as everybody sees it. */
export interface ShownComment {
  id: string;
  name: string;
  text: string;
  createdAt: number;
}

/** `held` until the owner decides. */
export type CommentState = "held" | "shown" | "refused";

export interface CommentService {
  /** Comments of a post that the owner let in, the oldest first. */
  shownFor(post: number): Promise<ShownComment[]>;
  /** Whether a post has such comments, so that its prerendered page is out of date. Another process is noticed within half a minute. */
  hasShown(post: number): boolean;
  /** The comment behind the link of the owner's mail; null when the link is unknown or too old. Changes nothing. */
  findByToken(token: string): Promise<{
    state: CommentState;
    name: string;
    text: string;
    post: { title: string; path: string };
  } | null>;
  /** Lets a comment in or turns it away; may be repeated and reversed while the link works. False: link unknown or too old. */
  decide(token: string, verdict: Exclude<CommentState, "held">): Promise<boolean>;
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
