import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { TurnLinks } from "#app/elements/actions/turn-links.tsx";
import { TextContents } from "#app/elements/text/text-contents.tsx";
import { Section } from "#app/sections/section.tsx";
import { DocumentNav } from "../parts/document-nav.tsx";
import { DocumentText } from "../parts/document-text/document-text.tsx";
import { documentPage } from "../document-page.server.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/document.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return documentPage(url);
}

/** A guide, the map of the code, or a decision: all documents at one side of the text, its own headings at the other. */
export default function DocumentPage({
  loaderData: { title, html, toc, trail, navigation, previous, next },
}: Route.ComponentProps) {
  return (
    <Section width="wide" space="none" className="pt-(--header-overlap) pb-normal">
      <div className="grid grid-cols-1 gap-x-[5vw] pt-10 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:pt-14 xl:grid-cols-[13.5rem_minmax(0,66ch)_minmax(11rem,1fr)]">
        <DocumentNav
          {...navigation}
          shown={title}
          className="order-2 mt-8 lg:sticky lg:top-[calc(var(--header-cover)+2rem)] lg:order-none lg:row-start-1 lg:row-end-5 lg:mt-0 lg:max-h-[calc(100vh-var(--header-cover)-4rem)] lg:self-start lg:overflow-y-auto"
        />
        <header className="lg:col-start-2">
          <Breadcrumbs trail={trail} current={title} />
          <h1 className="display mt-6 text-display-2 text-balance">{title}</h1>
        </header>
        <TextContents
          key={title}
          label={words.inThisDocument}
          toc={toc}
          className="order-3 lg:order-none lg:col-start-2 lg:mt-8 xl:col-start-3 xl:row-start-1 xl:row-end-4 xl:mt-2"
        />
        <article className="order-4 mt-8 min-w-0 lg:order-none lg:col-start-2">
          <DocumentText html={html} />
          <TurnLinks
            label={words.otherDocuments}
            previous={previous && { label: words.previous, ...previous }}
            next={next && { label: words.next, ...next }}
            className="mt-14 border-t border-line"
          />
        </article>
      </div>
    </Section>
  );
}
