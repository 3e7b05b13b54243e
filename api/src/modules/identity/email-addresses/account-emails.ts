import { catalogueOf, type Language } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import type { Email } from '../../../core/emails/email';
import { translateInEmail, type EmailMessageId } from '../../../core/emails/email-messages';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { translate, type MessageId } from '../../../core/messages/messages';
import type { Notifications } from '../../../providers/notifications/notifications';
import { CHANGE_HOURS, CONFIRM_DAYS } from './emailed-links';

export interface EmailRecipient {
  email: string;
  language: Language;
  /** The site chosen by the user. */
  locale: string | null;
}

/** E-mails about an account, with the label of the button if there is one. */
export const ACCOUNT_EMAILS = {
  confirm_email: 'action_confirm',
  change_email: 'action_confirm',
  email_changes: undefined,
  reset_password: 'action_password',
  password_changed: undefined,
  passkey_added: undefined,
  account_deleted: undefined,
} as const satisfies Record<string, EmailMessageId | undefined>;

export type AccountEmailKind = keyof typeof ACCOUNT_EMAILS;

/** May be sent to an address without an account, because of a mistyped address. */
const WITHOUT_ACCOUNT: readonly AccountEmailKind[] = ['confirm_email', 'change_email'];

const LINK_TIMES = { days: CONFIRM_DAYS, hours: CHANGE_HOURS };

/**
 * An e-mail about an account. It contains no name, because a form can contain anyone's address and must not send chosen
 * text to them.
 */
export function buildAccountEmail(
  kind: AccountEmailKind,
  reader: Pick<EmailRecipient, 'language' | 'locale'>,
  link?: string,
): Email {
  const site = siteOfReader(reader);
  const catalogue = catalogueOf(site);
  const action = ACCOUNT_EMAILS[kind];
  return {
    kind,
    site,
    subject: translate(catalogue, `mail_${kind}_subject` satisfies MessageId),
    paragraphs: [translate(catalogue, `mail_${kind}_body` satisfies MessageId, LINK_TIMES)],
    action: action && link ? { label: translateInEmail(catalogue, action), address: link } : undefined,
    reason: translateInEmail(catalogue, WITHOUT_ACCOUNT.includes(kind) ? 'reason_address' : 'reason_account'),
  };
}

/** Sends the e-mails about an account. */
export function createAccountEmails(notifications: Notifications) {
  async function send(kind: AccountEmailKind, reader: EmailRecipient, within: Database, link?: string) {
    await notifications.mail({ recipient: reader.email, ...buildAccountEmail(kind, reader, link) }, within);
  }

  return { send };
}

export type AccountEmails = ReturnType<typeof createAccountEmails>;
