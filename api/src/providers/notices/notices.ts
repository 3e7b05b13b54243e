import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';

/** Something to tell a person. */
export interface Notice {
  /** An e-mail address, or for a short message a phone number. */
  recipient: string;
  /** What it is about, such as confirm_email. */
  kind: string;
  language: Language;
  subject?: string;
  body: string;
  /** The one address that the body asks to open. */
  link?: string;
}

/**
 * The way to people's mail and phones. A notice is taken within the transaction of what it tells of: both come
 * to be, or neither.
 */
export interface Notices {
  mail(notice: Notice, within: Database): Promise<void>;
  sms(notice: Notice, within: Database): Promise<void>;
}
