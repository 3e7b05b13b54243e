import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { Email } from '../../core/emails/email';

/** An e-mail to somebody. */
export interface AddressedEmail extends Email {
  recipient: string;
}

/** A short message to a phone. */
export interface ShortMessage {
  /** A phone number. */
  recipient: string;
  /** What it is about, such as phone_code. */
  kind: string;
  language: Language;
  body: string;
}

/**
 * The way to people's mail and phones. A notification is stored in the transaction of its event: both come
 * to be, or neither.
 */
export interface Notifications {
  mail(email: AddressedEmail, within: Database): Promise<void>;
  sms(message: ShortMessage, within: Database): Promise<void>;
}
