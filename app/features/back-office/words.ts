/* What the back office says around its parts. What a feature says of its own part stands with the feature. */

export { pageNotFound } from "#app/engine/words.ts";
export { overview, people, auditLog, failedMails, signIn } from "#shared/back-office/words.ts";
export { deadLink } from "#shared/forms/words.ts";

/* The frame */
export const backOffice = "Back office";
/** Heard after a number that stands before it. */
export const waiting = "waiting";
/** Heard before the address that follows it. */
export const signedInAs = "Signed in as";
export const signOut = "Sign out";
export const viewSite = "View site";
export const homePage = "{site}, home page";
export const dismiss = "Dismiss";

/* A page that is not there */
export const pageNotFoundText =
  "It may have been deleted, or the address may be mistyped. {overview}";
export const backToOverview = "Back to overview";

/* Signing in */
export const signInText =
  "Enter your email to get a sign-in link to the back office. The link works once and expires after {time}.";
export const sendLink = "Send me a link";
export const linkSentHelp =
  "Open it on this device. If it does not arrive, check your spam folder or request another.";
export const deadLinkText =
  "It was already used, is older than {time}, or was replaced by a newer link.";
export const notSignedIn = "Not signed in";
export const cookieLost =
  "Your browser did not keep the cookie that signs you in. Allow cookies for this site, then request a new link.";
export const signInHeading = "Sign in to the back office";
export const staySignedIn =
  "You stay signed in on this browser for up to {session}, or {idle} without activity.";

/* Keys */
export const keyboardShortcuts = "Keyboard shortcuts";
export const shortcuts = "Shortcuts";
export const shortcutsOn = "Use keyboard shortcuts in this browser";
export const searchList = "Search this list";
export const walkRows = "Next row, previous row";
export const openRow = "Open the row, or edit its field";
export const leaveField = "Leave a field, back to its row";
export const turnPages = "Previous page, next page";
export const showShortcuts = "Show keyboard shortcuts";
export const goTo = "Go to: {section}";

/* Overview */
export const toDo = "To do";
export const nothingToDo = "Nothing to do. You are all caught up.";
export const nothingWaits = "No {things}.";

/* Lists */
export const byStatus = "{list} by status";
export const all = "All";
export const found = "{total} found";
export const inTotal = "{total} in total";
export const foundOnPage = "{found}, page {page} of {pages}";
export const noResults = "No results found.";
export const showAll = "Show all";
export const pagesOf = "Pages of: {list}";
export const search = "Search";

/* Forms */
export const unreachable =
  "The server could not be reached, so nothing was changed. Please try again.";

/* When something was */
export const clock = "{day} {month} {year}, {hour}:{minute}";
export const justNow = "just now";

/* People */
export const peopleIntro =
  "See, export or erase everything this site keeps about one person. Enter their full email address.";
export const emailAddress = "Email address";
/** Heard: what was found is shown below. */
export const dataFound = "Data found for {address}.";
export const noData = "No data found for {address}.";
export const downloadJson = "Download as JSON";
export const eraseData = "Erase data";
export const notYetErasable = "This data is still needed";
export const eraseText =
  "This permanently deletes the name, addresses, phone number, email address and everything this person wrote.";
export const eraseLogged =
  "The audit log records who erased the data and when, but not whose it was.";
export const typeToConfirm = "Type the email address to confirm";
export const erase = "Erase permanently";

/* Failed emails */
export const mailTo = "To";
export const reason = "Reason";
export const actions = "Actions";
export const sendAgain = "Send again";
export const done = "Done";
export const mailAbout = "{address}, {subject}";
export const linkExpired = "The link in it has expired.";
export const noFailedMails =
  "No failed emails. One that was refused, or could not be delivered in two and a half days or before its link expired, will appear here.";

/* Audit log */
export const action = "Action";
export const details = "Details";
export const admin = "Admin";
export const date = "Date";
export const searchAudit = "Action, details or admin";
export const noActivity =
  "No activity yet. Sign-ins, exports and changes in the back office will appear here.";
