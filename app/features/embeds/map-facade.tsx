import { embedProviders } from "#content/embed-providers.ts";
import type { MapPlace } from "#content/embeds.ts";
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
 * Google's map only for those who ask: see `EmbedFacade`. Of a place that nobody has drawn it is the words.
 */
export function MapFacade({ place, ...rest }: MapFacadeProps) {
  const { name, address, position, directions, drawing } = place;
  const inLine = address.join(", ");
  const query = position ? `${position.latitude},${position.longitude}` : inLine;
  return (
    <EmbedFacade
      {...rest}
      provider="googleMaps"
      src={() =>
        `${embedProviders.googleMaps.origin}/maps?${new URLSearchParams({ q: query, z: "16", output: "embed" })}`
      }
      title={fill(words.mapTitle, { name, address: inLine })}
      poster={drawing && <Drawing href={drawing} className="size-full" />}
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
          {directions && <p className="text-small text-soft">{directions}</p>}
        </div>
      }
      ask={{ label: words.showGoogleMaps, icon: "map-pin" }}
      caption={
        <>
          <span>{inLine}</span>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`}
            className="inline-block py-0.5 underline underline-offset-3"
          >
            {words.openInGoogleMaps}
          </a>
          <a
            href={`https://www.openstreetmap.org/${openStreetMapQuery(place)}`}
            className="inline-block py-0.5 underline underline-offset-3"
          >
            {words.openInOpenStreetMap}
          </a>
        </>
      }
    />
  );
}

function openStreetMapQuery({ position, address }: MapPlace): string {
  if (!position) return `search?query=${encodeURIComponent(address.join(", "))}`;
  const { latitude, longitude } = position;
  return `?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
