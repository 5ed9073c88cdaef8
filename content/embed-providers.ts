/**
 * Companies that serve films and maps, and what a visitor is told about them before anything is loaded. The policy of every page lets
 * in exactly the hosts named here.
 */
export type EmbedProviderName = "youtube" | "vimeo" | "googleMaps";

export interface EmbedProvider {
  /** What visitors know it by. */
  name: string;
  /** The company that answers, and where. */
  company: string;
  /** Origin of the frame; the only one the page may load. */
  origin: string;
  /** What is sent when the frame loads, in words a visitor understands. */
  sends: string;
  privacy: string;
}

export const embedProviders: Readonly<Record<EmbedProviderName, EmbedProvider>> = {
  youtube: {
    name: "YouTube",
    company: "Google Ireland, Dublin",
    origin: "https://www.youtube-nocookie.com",
    sends:
      "Google then learns your IP address and that you were on this page. Cookies wait until you press play.",
    privacy: "https://policies.google.com/privacy",
  },
  vimeo: {
    name: "Vimeo",
    company: "Vimeo.com, New York",
    origin: "https://player.vimeo.com",
    sends:
      "Vimeo then learns your IP address and that you were on this page. Its player is asked not to track you.",
    privacy: "https://vimeo.com/privacy",
  },
  googleMaps: {
    name: "Google Maps",
    company: "Google Ireland, Dublin",
    origin: "https://www.google.com",
    sends:
      "Google then learns your IP address, that you were on this page, and may set cookies of its own.",
    privacy: "https://policies.google.com/privacy",
  },
};
