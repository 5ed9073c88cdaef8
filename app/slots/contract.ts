import type { ComponentType } from "react";
import type { RouterContextProvider } from "react-router";
import type { Film } from "#content/embeds.ts";
import type { PictureSource } from "#content/media.ts";
import type { AddressView } from "#app/engine/page-info.server.ts";
import type { Account } from "#server/contract/account.ts";
import type { Services } from "#server/services/services.ts";

/** What features hand in for one place, in the order in which it stands there; empty where none has anything for it. */
export type SlotOf<Props = object> = readonly ComponentType<Props>[];

/* The frame */

/** A tool in a header's bar, with the look of its button. */
export interface BarToolProps {
  className?: string;
}

export interface SearchFormProps {
  /** Names the form: unique among the search forms of a page. */
  label?: string;
  className?: string;
}

export interface SubscribeFormProps {
  /** Unique on the page. */
  id: string;
  /** Names the form; where two stand on a page, each needs its own. */
  label?: string;
  layout: "inline" | "stacked";
  /** Error texts are announced but not seen: the rule of the startup home. */
  hideErrors?: boolean;
  className?: string;
}

/** Says what an address is for who asks, for the document's title. Throws nothing: a page that cannot be shown says so itself. */
export type Gate = (path: string, context: Readonly<RouterContextProvider>) => Promise<AddressView>;

/* A post */

/** A comment as the page shows it, sample or real. */
export interface PostComment {
  /** Unique on the page. */
  key: string;
  name: string;
  /** Day, `2026-03-14`. */
  date: string;
  text: string;
  /** `key` of the comment that this one answers. */
  answers: string | null;
  /** Invented, as the whole post is. */
  isSample: boolean;
}

/** What was said about a post. */
export interface CommentsFound {
  comments: readonly PostComment[];
  /** How many earlier ones are left out, so that the page does not become too long. None of those shown answers one. */
  earlier: number;
}

/** Finds what was said about a post. */
export type CommentSource = (
  post: { id: number; slug: string },
  context: Readonly<RouterContextProvider>,
) => Promise<CommentsFound>;

/** Shows it under the post, with `comments` as its id. */
export interface PostCommentsProps extends CommentsFound {
  /** The post's id. */
  post: number;
}

/** A film that another site shows, behind a picture of ours. */
export interface FilmProps {
  film: Film;
  /** Our own picture: the provider's still would already be a request to them. */
  poster: PictureSource;
  /** Width of the picture on the page, as in `Picture`. */
  sizes: string;
}

/* An account */

/** Finds what the page of an account shows of a feature. */
export type AccountSource = (account: Account, services: Services) => Promise<unknown>;

/** Why one should have an account. */
export interface SignInWords {
  /** Beside the heading of the page. */
  note: string;
  reasons: readonly string[];
}
