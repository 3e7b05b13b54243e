import type { Language } from '@campavia/i18n/sites';

/** A notification to be sent. */
export interface OutgoingNotification {
  /** The same for every attempt. */
  id: number;
  /** E-mail address, or phone number of a text message. */
  recipient: string;
  language: Language;
  subject: string | null;
  body: string;
  /** HTML part of an e-mail. */
  html: string | null;
  /** One-click unsubscription URL. */
  unsubscribe_link: string | null;
  written_at: Date;
}

/** Delivers notifications. */
export interface Transport {
  /**
   * Sends a notification. Retried after a failure, so the same notification may be sent twice.
   * @throws TransportError
   */
  send(notification: OutgoingNotification): Promise<void>;
}

/** Delivery channels. */
export type Channel = 'mail' | 'sms';
export type Transports = Partial<Record<Channel, Transport>>;

/** A notification could not be sent. */
export class TransportError extends Error {
  constructor(
    /** Answer of the server; never contains content of the notification. */
    reason: string,
    /** Whether retrying is useless: the recipient does not exist or has opted out. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}
