/** One mail to one person, complete but for its sender. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Address of the one-click unsubscribe call (RFC 8058). */
  listUnsubscribe?: string;
}

/** A mail on its way out. The id is stable over all attempts: receivers can tell a repetition by the Message-ID made of it. */
export interface OutgoingMail extends Mail {
  id: string;
  createdAt: number;
}

/** Takes a mail off our hands, or throws. */
export interface MailTransport {
  /** @param signal ends the try; a mail that was already handed over, and not acknowledged, may arrive all the same. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Trying again is useless: the receiving server said so, or the mail cannot be written. */
export class PermanentMailError extends Error {}
