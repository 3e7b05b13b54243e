import type { Language } from '@campavia/i18n/sites';

/** A notification on its way to somebody. */
export interface OutgoingNotification {
  /** The same at every try. */
  id: number;
  /** An e-mail address, or for a short message a phone number. */
  recipient: string;
  language: Language;
  subject: string | null;
  body: string;
  /** The same as HTML, of a mail. */
  html: string | null;
  /** Where its reader gets no more of the kind: mail programs post there. */
  unsubscribe_link: string | null;
  written_at: Date;
}

/** Takes notifications to people. */
export interface Transport {
  /**
   * Hands a notification on. Tried again after a failure, so the same notification may come twice.
   * @throws TransportError
   */
  send(notification: OutgoingNotification): Promise<void>;
}

/** Ways that notifications go. */
export type Channel = 'mail' | 'sms';
export type Transports = Partial<Record<Channel, Transport>>;

/** Why a notification was not handed on. */
export class TransportError extends Error {
  constructor(
    /** What the other side said; never a part of the notification. */
    reason: string,
    /** Whether trying again is of no use: there is no such recipient, or they want none. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}
