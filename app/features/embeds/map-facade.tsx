import { type MapPlace, embedProviders } from "#content/embeds.ts";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { fill } from "#shared/words.ts";
import { EmbedFacade, type EmbedLayout } from "./embed-facade.tsx";
import * as words from "./words.ts";

interface MapFacadeProps {
  place: MapPlace;
  layout?: EmbedLayout;
  className?: string;
}

/**
 * A place on our own drawn map, in the skin's colours, with its address as text and links that open it in a map application;
 * Google's map only for those who ask: see `EmbedFacade`. The drawing is made for `content/embeds.ts`' showroom: with another
 * address, draw another one.
 */
export function MapFacade({ place, ...rest }: MapFacadeProps) {
  const { name, address, latitude, longitude, directions } = place;
  const position = `${latitude},${longitude}`;
  return (
    <EmbedFacade
      {...rest}
      provider="googleMaps"
      src={() =>
        `${embedProviders.googleMaps.origin}/maps?${new URLSearchParams({ q: position, z: "16", output: "embed" })}`
      }
      title={fill(words.mapTitle, { name, address: address.join(", ") })}
      poster={<Drawing href="/drawings/paris-map.svg#paris-11" className="size-full" />}
      about={
        <div className="grid gap-2">
          <p className="display text-display-4">{name}</p>
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="text-small text-soft">{directions}</p>
        </div>
      }
      ask={{ label: words.showGoogleMaps, icon: "map-pin" }}
      caption={
        <>
          <span>{address.join(", ")}</span>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`}
            className="underline underline-offset-3"
          >
            {words.openInGoogleMaps}
          </a>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            className="underline underline-offset-3"
          >
            {words.openInOpenStreetMap}
          </a>
        </>
      }
    />
  );
}
