import { data } from "react-router";
import { COMMENT_REVIEW } from "#content/addresses.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { requestContext } from "#app/engine/request-context.server.ts";
import { Section } from "#app/sections/section.tsx";
import { Phrase } from "#app/lib/phrase.tsx";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/moderate.ts";

/** Where the mail about a new comment leads the owner. Opening it decides nothing (mail scanners open links): the buttons do, by POST. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const comment = (await services?.comments.findByToken(params.token)) ?? null;
  const time = counted(formWords.forDays, REVIEW_LINK_DAYS);
  return data({ token: params.token, comment, time }, { status: comment ? 200 : 404 });
}

const headings = {
  held: words.reviewComment,
  shown: words.commentApproved,
  refused: words.commentRejected,
} as const;

export default function CommentModeration({
  loaderData: { token, comment, time },
}: Route.ComponentProps) {
  if (!comment) {
    return (
      <Section space="roomy" width="wide" className="pt-(--header-overlap)">
        <h1 className="display max-w-[18ch] text-display-1">{words.deadLink}</h1>
        <p className="mt-8 max-w-text text-lead text-soft">{fill(words.deadLinkText, { time })}</p>
      </Section>
    );
  }
  const { state, name, text, post } = comment;
  return (
    <Section space="roomy" width="wide" className="grid grid-cols-1 gap-10 pt-(--header-overlap)">
      <h1 className="display max-w-[18ch] text-display-1">{headings[state]}</h1>
      <p className="text-soft">
        <Phrase
          of={words.onPost}
          post={
            <Link href={post.path} className="text-brand-ink underline underline-offset-4">
              {post.title}
            </Link>
          }
        />
      </p>
      <blockquote className="max-w-prose border-s-2 border-brand ps-6">
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
        <footer className="mt-4 text-small font-semibold">
          <bdi>{name}</bdi>
        </footer>
      </blockquote>
      <div className="flex flex-wrap gap-4">
        {state !== "shown" && (
          <Decision token={token} form="approve-comment" label={words.approve} />
        )}
        {state !== "refused" && (
          <Decision token={token} form="refuse-comment" label={words.reject} />
        )}
      </div>
    </Section>
  );
}

function Decision(props: {
  token: string;
  form: "approve-comment" | "refuse-comment";
  label: string;
}) {
  return (
    <form method="post" action={`${COMMENT_REVIEW}/${props.token}`}>
      <input type="hidden" name="form" value={props.form} />
      <input type="hidden" name="token" value={props.token} />
      <Button type="submit" tone={props.form === "approve-comment" ? "solid" : "quiet"}>
        {props.label}
      </Button>
    </form>
  );
}
