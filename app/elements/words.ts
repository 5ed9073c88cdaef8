/* What small parts say of themselves, whatever they show. */

/* Steps through rows and pages */
export const previous = "Previous";
export const next = "Next";
export const previousOf = "Previous {unit}";
export const nextOf = "Next {unit}";
export const previousPage = "Previous page";
export const nextPage = "Next page";
export const page = "Page {number}";
export const place = "{number} of {count}";
export const ofCount = "of {count}";
export const breadcrumb = "Breadcrumb";
export const breadcrumbOf = "Breadcrumb of {page}";
export const everything = "All";

/* Slides */
export const carousel = "carousel";
export const slide = "slide";
export const slidesOf = "{label}, slides";
export const previousSlide = "Previous slide";
export const nextSlide = "Next slide";
export const pauseSlideshow = "Pause slideshow";
export const playSlideshow = "Play slideshow";

/* Buttons */
export const sending = "Sending";
export const copied = "Copied";
export const close = "Close";
export const dismiss = "Dismiss: {what}";
export const switchScheme = "Switch between light and dark mode";
export const flipCard = "Flip card: {label}";

/* Motion */
export const pause = "Pause";
export const play = "Play";
export const backgroundVideo = "background video";
export const pauseAnimation = "Pause animation";
export const playAnimation = "Play animation";

/* Pictures */
export const picture = "Picture";
export const pictures = "Pictures";
export const pictureOf = "{label}, picture {number} of {count}";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const zoom = "Zoom";
export const followOnInstagram = "Follow on Instagram";

/* A text of some length */
export const tableRegion = "Table under {heading}";
/** Above the first heading. */
export const theTitle = "the title";
export const footnotes = "Footnotes";
export const backToReference = "Back to reference {number}";

/* Messages: their kinds, read out before them */
export const note = "Note:";
export const success = "Success:";
export const warning = "Warning:";
export const error = "Error:";
export const messageDismissed = "Message dismissed";

/* Figures: the names of units stand below their numbers */
export const days = "day | days";
export const hours = "hour | hours";
export const minutes = "minute | minutes";
export const seconds = "second | seconds";
/** How much is seen of one of two pictures. */
export const seenOf = "{what}: {share} per cent";

/* What people say */
export const quoted = "“{quote}”";
