import { embedProviders } from "#content/embed-providers.ts";
import type { Film } from "#content/embeds.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { FilmProps } from "#app/slots/contract.ts";
import { fill } from "#shared/words.ts";
import { EmbedFacade, type EmbedLayout } from "./embed-facade.tsx";
import * as words from "./words.ts";

interface FilmFacadeProps extends FilmProps {
  layout?: EmbedLayout;
  className?: string;
}

/** A film on YouTube or Vimeo, asked for first: see `EmbedFacade`. */
export function FilmFacade({ film, poster, sizes, ...rest }: FilmFacadeProps) {
  const { provider, title, credit, licence, length, page } = film;
  const providerName = embedProviders[provider].name;
  return (
    <EmbedFacade
      {...rest}
      provider={provider}
      src={(started) => playerAddress(film, started)}
      title={fill(words.filmTitle, { title, provider: providerName })}
      poster={<Picture picture={poster} sizes={sizes} alt="" className="size-full" />}
      about={
        <p className="grid gap-1">
          <span className="display text-display-4">{title}</span>
          <span className="text-small text-soft">{length}</span>
        </p>
      }
      ask={{ label: words.playVideo, icon: "play" }}
      caption={
        <>
          <span>
            {title}, {credit},{" "}
            <a href={licence.href} className="underline underline-offset-3">
              {licence.name}
            </a>
          </span>
          <a href={page} className="inline-block py-0.5 underline underline-offset-3">
            {fill(words.watchOn, { provider: providerName })}
          </a>
        </>
      }
    />
  );
}

/** The player that keeps least: YouTube's host without cookies until play, Vimeo's "do not track". */
function playerAddress({ provider, id }: Film, started: boolean): string {
  const { origin } = embedProviders[provider];
  const settings = new URLSearchParams(provider === "youtube" ? { rel: "0" } : { dnt: "1" });
  if (started) settings.set("autoplay", "1");
  const path = provider === "youtube" ? "/embed/" : "/video/";
  return `${origin}${path}${id}?${settings}`;
}
