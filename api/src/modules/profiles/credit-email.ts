import { createServerIntl, formatMoney, formatPlainDate } from '@campavia/i18n/server';
import { catalogueOf } from '@campavia/i18n/sites';
import { formatDecimal, todayIn } from '@campavia/domain';

import type { Email, EmailFact } from '../../core/emails/email';
import { asLabel, translateInEmail } from '../../core/emails/email-messages';
import type { DueReader } from '../../core/emails/email-readers';
import { unsubscribingFrom, type Unsubscription } from '../../core/emails/one-click-unsubscribe';
import { pageLink } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import { translate } from '../../core/messages/messages';
import type { ExpiringCredit } from './credit-emails.store';

/** Unsubscription from e-mails about rental credit. */
export const CREDIT_EMAILS: Unsubscription = {
  path: '/webhooks/unsubscribe-credit/',
  tag: 'profiles',
  summary: 'Stops e-mails about rental credit with one press in a mail program (RFC 8058)',
  page: 'credit-emails',
  parameter: 'token',
};

/** Builds the e-mail about rental credit that expires soon; the first to expire comes first. */
export function buildCreditEmail(
  reader: Pick<DueReader, 'language' | 'locale' | 'token'>,
  credits: readonly ExpiringCredit[],
  siteUrl: string,
): Email {
  const site = siteOfReader(reader);
  const catalogue = catalogueOf(site);
  const intl = createServerIntl(site, {});
  const dateOf = ({ expire_at }: ExpiringCredit) => formatPlainDate(intl, todayIn('UTC', expire_at));
  const facts = credits.map((credit): EmailFact => {
    const { balance, currency } = credit;
    return {
      label: asLabel(translate(catalogue, 'mail_credit_until', { date: dateOf(credit) })),
      value: formatMoney(intl, formatDecimal(balance), currency),
    };
  });
  const [first] = credits;
  return {
    kind: 'credit_expiring',
    site,
    facts,
    subject: translate(catalogue, 'mail_credit_subject', { date: first ? dateOf(first) : '' }),
    paragraphs: [translate(catalogue, 'mail_credit_body')],
    action: {
      label: translateInEmail(catalogue, 'action_search'),
      address: pageLink(siteUrl, site, { page: 'search' }),
    },
    reason: translateInEmail(catalogue, 'reason_credit'),
    unsubscribe: unsubscribingFrom(CREDIT_EMAILS, site, {
      label: asLabel(translate(catalogue, 'mail_new_finds_stop')),
      token: reader.token,
      siteUrl,
    }),
  };
}
