import type { PageHandle } from "#app/frame/page-handle.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { AnswerList } from "#app/sections/lists/answer-list.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { EmptyWindow } from "#app/frame/errors/empty-window.tsx";

export const handle: PageHandle = { header: { over: "dark" } };

export function loader() {
  return content;
}

export default function Error404Page({ loaderData: { causes, trial } }: Route.ComponentProps) {
  return (
    <>
      <EmptyWindow />
      <AnswerList id="causes" {...causes} />
      <Section ground="tint" space="tight" width="wide" aria-labelledby="trial">
        {/* A form and no link: a link would be a broken one. */}
        <form
          action={trial.address}
          className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6"
        >
          <div className="grid min-w-0 gap-2">
            <h2 id="trial" className="display text-display-3">
              {trial.heading}
            </h2>
            <p className="max-w-[56ch] text-soft">{trial.text}</p>
            <p className="font-mono text-small [overflow-wrap:anywhere]">{trial.address}</p>
          </div>
          <Button type="submit">{trial.button}</Button>
        </form>
      </Section>
    </>
  );
}
