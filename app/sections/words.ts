/* What bands say beside the words that pages give them. */

export const inFigures = "In figures";
export const readingTime = "{minutes} min";

/* Opening hours */
export const day = "Day";
export const closed = "closed";

/* Prices */
export const billing = "Billing";
export const aMonth = "a month";
export const aYear = "a year";
export const perMonth = "PER MONTH";
export const perYear = "PER YEAR";
export const mostPopular = "Most popular";
export const perMostPopular = "{per}, most popular";

/* Plans compared line by line */
export const scrollSideways = "Scroll sideways for more";
export const tableOf = "{heading}: the table";
export const whatYouGet = "What you get";
export const choose = "Choose";
export const included = "Included";
export const notIncluded = "Not included";
