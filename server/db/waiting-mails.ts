/**
 * The query for how many mails of a backup can still go out. Those whose link has ended meanwhile do not.
 * @param columns of its outbox: one from before links had an end there has no `valid_until`.
 */
export function countWaitingMails(columns: readonly unknown[]): string {
  const waiting = "select count(*) as count from outbox where state = 'pending'";
  if (!columns.includes("valid_until")) return waiting;
  return `${waiting} and (valid_until is null or valid_until > ${Date.now()})`;
}
