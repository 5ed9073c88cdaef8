import { clsx } from "clsx";
import type { NavigationLink } from "#content/navigation.ts";
import type { FooterName } from "#registry/page.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";
import { CodeDisclosure } from "#app/showcase/parts/code-disclosure.tsx";
import { Neighbours } from "#app/showcase/parts/neighbours.tsx";
import type { ShowcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { FooterDemoWords } from "./footer-demos.server.ts";
import { Wireframe, type WireframeProps } from "./wireframe.tsx";

interface FooterDemoProps extends FooterDemoWords {
  name: FooterName;
  wireframe: WireframeProps;
  /** Home pages that end with it. */
  homes: readonly NavigationLink[];
  data: ShowcaseData;
}

/** The page of one footer style: when to use it, what stands where, its source. The footer itself is the page's own. */
export function FooterDemo({
  name,
  heading,
  intro,
  when,
  holds,
  wireframe,
  pictures = [],
  homes,
  data,
}: FooterDemoProps) {
  return (
    <>
      <Section width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid gap-x-8 gap-y-8 pt-tight pb-12 lg:grid-cols-12 lg:pb-16">
          <div className="grid content-start gap-4 lg:col-span-7">
            <p className="text-small text-soft">{data.label}</p>
            <h1 className="display text-display-1">{heading}</h1>
          </div>
          <div className="grid content-end justify-items-start gap-6 lg:col-span-5">
            <p className="max-w-text text-lead text-soft">{intro}</p>
            <ButtonLink href="#footer" tone="quiet">
              Jump to the footer
              <Icon name="arrow-down" className="size-4" />
            </ButtonLink>
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-6 border-t border-line py-8 text-small lg:grid-cols-12">
          <Fact term="Use it" className="lg:col-span-4">
            {when}
          </Fact>
          <Fact term="It holds" className="lg:col-span-4">
            {holds}
          </Fact>
          {homes.length > 0 && (
            <Fact term="Ends these home pages" className="lg:col-span-3 lg:col-start-10">
              {homes.map(({ label, href }) => (
                <Link
                  key={href}
                  href={href}
                  className="me-4 inline-block py-0.5 underline underline-offset-4 hover:decoration-2"
                >
                  {label}
                </Link>
              ))}
            </Fact>
          )}
        </dl>
      </Section>
      <Section ground="sunken" width="wide" space="tight" aria-labelledby="composition">
        <h2 id="composition" className="display mb-8 text-display-3">
          What stands where
        </h2>
        <Wireframe {...wireframe} />
      </Section>
      <Section width="wide" space="tight" aria-labelledby="source">
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-12">
          <div className="grid content-start gap-3 lg:col-span-3">
            <h2 id="source" className="display text-display-4">
              Take it
            </h2>
            <p className="text-small wrap-anywhere text-soft">
              A page chooses its footer by name, in its <code>entry.ts</code>. The words and links
              are those of <code>content/site.ts</code> and <code>content/navigation.ts</code>.
            </p>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:col-span-9">
            <code className="block border-s-2 border-brand-ink py-1 ps-5 wrap-anywhere">
              footer: &quot;{name}&quot;,
            </code>
            <CodeDisclosure
              html={data.code[name] ?? ""}
              label={heading}
              summary={`app/frame/footers/${name}.tsx`}
            />
          </div>
        </div>
      </Section>
      <Neighbours {...data} />
      {pictures.length > 0 && (
        <div className={clsx("grid", pictures.length > 1 && "grid-cols-2")}>
          {pictures.map((image) => (
            <Picture
              key={image.name}
              picture={image}
              sizes={pictures.length > 1 ? "50vw" : "100vw"}
              className="h-[min(80vh,52vw)] w-full max-md:h-[60vh]"
            />
          ))}
        </div>
      )}
      {/* Not the footer itself: one that waits under the page counts as visible, and nothing would scroll. */}
      <div id="footer" />
    </>
  );
}

function Fact({
  term,
  className,
  children,
}: {
  term: string;
  className: string;
  children: React.ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="mb-1 font-semibold">{term}</dt>
      <dd className="max-w-[48ch] text-soft">{children}</dd>
    </div>
  );
}
