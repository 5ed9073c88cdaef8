import { picture } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { frameData } from "./frame-data.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  return frameData(url.pathname);
}

export const handle: PageHandle = {
  header: {
    sections: [
      { label: "Choose", href: "#choose" },
      { label: "Scroll", href: "#scroll" },
    ],
  },
};

const scenery = [picture("architecture-stairs"), picture("courtyard"), picture("studio-sea")];

/** One header with one footer around a page to scroll through, and the way to every other pair. */
export default function FramePage({
  loaderData: { header, footer, headers, footers },
}: Route.ComponentProps) {
  return (
    <>
      <Section id="choose" width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid gap-x-8 gap-y-8 pt-tight pb-12 lg:grid-cols-12">
          <h1 className="display text-display-1 lg:col-span-7">Choose a frame</h1>
          <div className="grid min-w-0 grid-cols-1 content-end gap-4 lg:col-span-5">
            <p className="text-lead text-soft">
              Any header goes with any footer. Two words in a page’s entry, and this is what it has:
            </p>
            <p className="w-fit max-w-full rounded-small bg-sunken px-4 py-3 font-mono text-small wrap-anywhere">
              header: "{header}", footer: "{footer}"
            </p>
          </div>
        </div>
        <Choice title="Headers" options={headers} />
        <Choice title="Footers" options={footers} />
      </Section>
      <section id="scroll" aria-label="To scroll through" className="grid pt-normal">
        {scenery.map((image) => (
          <Picture
            key={image.name}
            picture={image}
            alt=""
            sizes="100vw"
            ratio="16 / 9"
            className="w-full"
          />
        ))}
      </section>
    </>
  );
}

function Choice({
  title,
  options,
}: {
  title: string;
  options: readonly { label: string; href: string; isChosen: boolean }[];
}) {
  return (
    <nav
      aria-label={title}
      className="grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12"
    >
      <h2 className="text-small text-soft lg:col-span-2">{title}</h2>
      <ul className="flex flex-wrap gap-2 lg:col-span-10">
        {options.map(({ label, href, isChosen }) => (
          <li key={href}>
            {/* A full load: the router is not told of these pages. */}
            <a
              href={href}
              aria-current={isChosen ? "page" : undefined}
              className="inline-flex min-h-10 items-center rounded-control border border-line px-4 text-small transition hover:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
