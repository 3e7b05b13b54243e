import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { Email } from '../../core/emails/email';

/** An e-mail with its recipient. */
export interface AddressedEmail extends Email {
  recipient: string;
}

/** A text message. */
export interface ShortMessage {
  /** A phone number. */
  recipient: string;
  /** Kind of message, such as phone_code. */
  kind: string;
  language: Language;
  body: string;
}

/**
 * Sends e-mails and text messages. A notification is stored in the transaction of its event, so that both are committed
 * or neither.
 */
export interface Notifications {
  mail(email: AddressedEmail, within: Database): Promise<void>;
  sms(message: ShortMessage, within: Database): Promise<void>;
}
