import { createServerIntl, formatMoney, formatPlainDate } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';
import { formatDecimal, type CurrencyCode, type Minor, type PlainDate } from '@campavia/domain';

import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink } from '../../core/emails/page-link';
import { translate } from '../../core/messages/messages';

/** A rental credit that staff granted, as its e-mail describes it. */
export interface GrantedCredit {
  amount: Minor;
  currency: CurrencyCode;
  /** The last day on which it can be spent. */
  until: PlainDate;
}

/** Tells a user about a rental credit that staff granted; why they did is for the audit log only. */
export function buildCreditGrantedEmail(site: Site, credit: GrantedCredit, siteUrl: string): Email {
  const catalogue = catalogueOf(site);
  const intl = createServerIntl(site, {});
  const amount = formatMoney(intl, formatDecimal(credit.amount), credit.currency);
  const date = formatPlainDate(intl, credit.until);
  return {
    kind: 'credit_granted',
    site,
    subject: translate(catalogue, 'mail_credit_granted_subject', { amount }),
    paragraphs: [translate(catalogue, 'mail_credit_granted_body', { date })],
    amount: { label: translateInEmail(catalogue, 'you_receive'), value: amount },
    action: {
      label: translateInEmail(catalogue, 'action_search'),
      address: pageLink(siteUrl, site, { page: 'search' }),
    },
    facts: [{ label: translateInEmail(catalogue, 'credit_until'), value: date }],
    reason: translateInEmail(catalogue, 'reason_credit'),
  };
}
