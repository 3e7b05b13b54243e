import { catalogueOf, type Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { translate } from '../../core/messages/messages';

/** Tells an owner that their payouts go to another account. @param iban masked */
export function buildBankAccountEmail(site: Site, iban: string): Email {
  const catalogue = catalogueOf(site);
  return {
    kind: 'bank_account_changed',
    site,
    subject: translate(catalogue, 'mail_bank_account_changed_subject'),
    paragraphs: [
      translate(catalogue, 'mail_bank_account_changed_body', { iban }),
      translate(catalogue, 'mail_bank_account_changed_warning'),
    ],
    action: undefined,
    reason: translateInEmail(catalogue, 'reason_account'),
  };
}
