/* What stands beside films and maps of others. */

/* The question, and its end */
export const loads = "Loads {name} from {company}.";
export const privacyPolicy = "{name} privacy policy";
export const doNotAskAgain = "Do not ask again for {name} during this visit";
export const turnOff = "Turn off {name}";

/* Films */
export const filmTitle = "{title}, video on {provider}";
export const playVideo = "Play video";
export const watchOn = "Watch on {provider}";

/* Maps */
export const mapTitle = "Map of {name}, {address}";
export const showGoogleMaps = "Show Google Maps";
export const openInGoogleMaps = "Open in Google Maps";
export const openInOpenStreetMap = "Open in OpenStreetMap";

/* What script leaves in a browser, as the privacy policy says it */
export const storedEmbedsAgreed = "which companies’ films or maps you allowed for this visit";
export { untilTabCloses as storedEmbedsAgreedEnds } from "#app/engine/words.ts";
