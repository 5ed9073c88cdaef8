import { picture } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { RotateBox } from "#app/elements/motion/rotate-box/rotate-box.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { instruments, rooms, trees } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "sideways", title: "Sideways" },
  { id: "over", title: "Over" },
  { id: "fade", title: "Fade" },
];

export default function RotateBoxPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Rotate box"
      intro="A promise on the front, the proof on the back. It turns for the pointer, the focus, a tap and its own button; where motion is reduced the sides simply change places."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="sideways"
        title="Sideways"
        when="For pictures that raise a question: the front attracts, the back answers and links on."
        layout="wide"
      >
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map(({ title, text, price, href, picture }) => (
            <li key={title}>
              <RotateBox
                label={title}
                front={
                  <figure className="relative grid">
                    <Picture
                      picture={picture}
                      alt=""
                      sizes="(min-width: 62rem) 30vw, 92vw"
                      ratio="4 / 5"
                      className="size-full"
                    />
                    <figcaption className="absolute inset-x-4 bottom-4 rounded-small bg-paper px-5 py-3">
                      <span className="display text-display-4">{title}</span>
                    </figcaption>
                  </figure>
                }
                back={
                  <div className="grid grid-cols-1 content-between gap-6 bg-tint p-card">
                    <p className="max-w-[20ch] pe-10 text-lead">{text}</p>
                    <div className="grid justify-items-start gap-4">
                      <p className="display text-display-3">{price}</p>
                      <ButtonLink href={href} size="small">
                        Ask for a date
                      </ButtonLink>
                    </div>
                  </div>
                }
              />
            </li>
          ))}
        </ul>
      </Demo>
      <Demo
        id="over"
        title="Over"
        when="For figures that need a footnote: the number on the front, where it comes from on the back."
      >
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {trees.map(({ figure, label, source }) => (
            <li key={label} className="@container">
              <RotateBox
                turn="over"
                label={label}
                front={
                  <p className="grid content-between gap-8 border border-line bg-raised p-card">
                    <span className="max-w-[20ch] pe-12 text-lead">{label}</span>
                    <span className="display text-[length:min(17vw,28cqi,6.5rem)] leading-none wrap-anywhere text-brand-ink">
                      {figure}
                    </span>
                  </p>
                }
                back={
                  <p data-tone="brand" className="grid content-end p-card">
                    {source}
                  </p>
                }
              />
            </li>
          ))}
        </ul>
      </Demo>
      <Demo
        id="fade"
        title="Fade"
        when="For products: the thing on the front, its sizes on the back, and nothing that spins."
      >
        <div className="mx-auto max-w-[26rem]">
          <RotateBox
            turn="fade"
            label="Knitted speaker, sizes and sockets"
            front={
              <Picture
                picture={picture("project-speaker-2")}
                sizes="(min-width: 36rem) 26rem, 92vw"
                ratio="1"
                className="size-full"
              />
            }
            back={
              <dl className="grid content-end bg-sunken p-card">
                {instruments.map(({ term, detail }) => (
                  <div
                    key={term}
                    className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3"
                  >
                    <dt className="text-soft">{term}</dt>
                    <dd className="font-semibold">{detail}</dd>
                  </div>
                ))}
              </dl>
            }
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
