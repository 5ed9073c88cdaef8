/**
 * Name of a field that people never see and programs like to fill. A form that comes with it filled is answered like a
 * success, and nothing is stored.
 */
export const HONEYPOT_FIELD = "website";
