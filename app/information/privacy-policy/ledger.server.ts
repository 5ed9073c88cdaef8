import { shop } from "#content/shop.ts";
import type { RetentionText } from "#shared/retention.ts";
import type { LedgerEntry } from "./keeping-ledger.tsx";

/** One line of the ledger, and the tables of the database that it speaks of (`server/db/tables.ts`). */
interface KeptEntry extends LedgerEntry {
  tables: readonly string[];
}

/**
 * Everything the server keeps of visitors. A test compares it with the tables of the database: a table that nothing here speaks of
 * fails it.
 */
export function ledger(days: RetentionText): readonly KeptEntry[] {
  return [
    {
      id: "messages",
      what: "What you write to us",
      holds:
        "The fields of our forms, as you filled them in: name, address, what you wrote, and when it came.",
      why: "To answer you, and to find the answer again when you write a second time.",
      figure: days.messages,
      unit: "days",
      ends: "after it arrived",
      tables: ["messages"],
    },
    {
      id: "list",
      what: "Your address on the list",
      holds: "The address, when you asked for it, when you confirmed and when you left.",
      why: "To send you the letter, and to be able to show that you asked for it.",
      figure: "Until",
      unit: "you leave",
      ends: `and ${days.unsubscribed} days longer, so that a second press on the link still finds it`,
      tables: ["subscriptions"],
    },
    {
      id: "unconfirmed",
      what: "An address that never confirmed",
      holds: "The same, without a confirmation. The link in the first mail works for seven days.",
      why: "Somebody may have mistyped theirs, and you should not hear from us more than once.",
      figure: days.unconfirmed,
      unit: "days",
      ends: "after it was last entered",
      tables: ["subscriptions", "subscription_tokens"],
    },
    {
      id: "comments",
      what: "Comments on posts",
      holds: "Name, address and text. The address is for an answer of ours and is never shown.",
      why: "A comment we let in stands under its post for as long as the post does, or until you ask for it back. One we do not let in goes.",
      figure: days.comments,
      unit: "days",
      ends: "for comments that were not let in",
      tables: ["comments"],
    },
    {
      id: "cart",
      what: "Your cart",
      holds:
        "What you put in, without a name. A cookie in your browser is the key to it; once you sign in, the cart is your account’s.",
      why: "So that it is still there tomorrow: on this device alone, or wherever you sign in.",
      figure: String(shop.cartDays),
      unit: "days",
      ends: "after you last changed it",
      tables: ["carts", "cart_lines", "order_keys"],
    },
    {
      id: "account",
      what: "Your account",
      holds:
        "Name, mail address and a password that nobody can read, as it is stored only as the result of a slow computation. No address of your network and no name of your browser.",
      why: "So that you find your orders and your cart again, if you want to: an order needs no account.",
      figure: "Until",
      unit: "you close it",
      ends: `with a button on its page; after ${days.unconfirmed} days, if its address was never confirmed`,
      tables: ["accounts", "account_credentials"],
    },
    {
      id: "sessions",
      what: "That you are signed in",
      holds:
        "Scrambled traces of the key in your cookie and of the links that we mail you, and until when they count. Neither can be turned back into the key.",
      why: "So that you need not type your password on every page.",
      figure: "30",
      unit: "days",
      ends: "after you signed in, or when you sign out; a link works for a day at most",
      tables: ["account_sessions", "account_links"],
    },
    {
      id: "orders",
      what: "What you order",
      holds:
        "Articles, prices, name, addresses, telephone if you gave one, and how it was paid. No number of a card: the company that takes the payment keeps that. Until it is paid or given up, also a scrambled trace of your network address and of your mailbox.",
      why: "To deliver it, to take it back, and because the law asks for the books; the traces, so that nobody reserves the whole shelf without paying.",
      figure: days.orders,
      unit: "days",
      ends: "after you ordered",
      tables: ["orders", "order_lines", "order_events", "payment_attempts"],
    },
    {
      id: "mails",
      what: "Mails on their way",
      holds:
        "The whole mail while it waits. Once it is sent only the time stays; one that cannot be delivered stays whole. Where no mail server is set up, each is kept as a file.",
      why: "So that nothing is lost when a mail server is away for a night.",
      figure: days.mails,
      unit: "days",
      ends: "after it was sent, given up or kept",
      tables: ["outbox"],
    },
    {
      id: "desk",
      what: "What we do with it",
      holds:
        "Which of us sent an order, answered a message, let a comment in or handed data out, and when; our own address, the number of the order, never your name. While one of us works here, that they do.",
      why: "So that we can tell who did what with your things, and when.",
      figure: days.audit,
      unit: "days",
      ends: "after it was done",
      tables: ["audit_log", "admin_links", "admin_sessions"],
    },
    {
      id: "limits",
      what: "That somebody sends very much",
      holds:
        "A scrambled trace of your network address and of the mailbox you name, with a count. It cannot be turned back into either without our key.",
      why: "So that nobody can flood us, or a stranger’s mailbox through us.",
      figure: "2",
      unit: "hours",
      ends: "and a few minutes after the last try, at most",
      tables: [],
    },
    {
      id: "log",
      what: "The server’s diary",
      holds:
        "Time, a number for the request, the page without anything after its question mark, and how long the answer took. No network address, no name, no browser.",
      why: "To find faults.",
      figure: "No",
      unit: "persons",
      ends: "stand in it, so it is kept as long as it is of use",
      tables: [],
    },
  ];
}

/** Tables that hold nothing of visitors. */
export const tablesWithoutVisitors: readonly string[] = [
  "settings",
  "stock",
  "payment_events",
  "test_payments",
];

/** What the site leaves in a visitor's browser: nothing of it before they do something. A test compares the names with the sources. */
export const inYourBrowser = [
  {
    name: "text-size",
    kind: "Local storage",
    holds: "the size in which you read, when you choose one",
    ends: "When you clear it",
  },
  {
    name: "theme",
    kind: "Cookie",
    holds: "light or dark, when you press the switch for colours",
    ends: "After a year, or when you press it back",
  },
  {
    name: "vitrine_notice",
    kind: "Cookie",
    holds: "the name of the form you just sent without script, so that the page can thank you once",
    ends: "After a minute at most",
  },
  {
    name: "vitrine_cart",
    kind: "Cookie",
    holds: "the key to your cart, once there is something in it",
    ends: `${shop.cartDays} days after you last changed it`,
  },
  {
    name: "vitrine_admin",
    kind: "Cookie",
    holds: "the key to the back office; only those who run this site ever get one",
    ends: "When they sign out or close the browser, after twelve hours at most",
  },
  {
    name: "vitrine_account",
    kind: "Cookie",
    holds: "the key to your account, from the moment you sign in",
    ends: "After thirty days, or when you sign out",
  },
  {
    name: "cart",
    kind: "Local storage",
    holds: "how many things are in your cart, so that the bag in the header knows",
    ends: "When the cart is empty, or when you clear it",
  },
  {
    name: "dismissed",
    kind: "Local storage",
    holds: "which notices you have put away",
    ends: "When you clear it",
  },
  {
    name: "likes",
    kind: "Local storage",
    holds: "which posts you like; we do not learn it",
    ends: "When you take the like back, or clear it",
  },
  {
    name: "checkout",
    kind: "Session storage",
    holds: "what you typed into the checkout, never anything of a card",
    ends: "When you order, or close the tab",
  },
  {
    name: "embeds-agreed",
    kind: "Session storage",
    holds: "which companies’ films or maps you allowed for this visit",
    ends: "When you close the tab",
  },
] as const;
