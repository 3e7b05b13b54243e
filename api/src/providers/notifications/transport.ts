import type { Language } from '@campavia/i18n/sites';

/** A notice on its way to somebody. */
export interface Parcel {
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

/** Takes notices to people. */
export interface Carrier {
  /**
   * Hands a notice on. Tried again after a failure, so the same notice may come twice.
   * @throws CarrierFailure
   */
  carry(parcel: Parcel): Promise<void>;
}

/** Ways that notices go. */
export type Channel = 'mail' | 'sms';
export type Carriers = Partial<Record<Channel, Carrier>>;

/** Why a notice was not handed on. */
export class CarrierFailure extends Error {
  constructor(
    /** What the other side said; never a part of the notice. */
    reason: string,
    /** Whether trying again is of no use: there is no such recipient, or they want none. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}
