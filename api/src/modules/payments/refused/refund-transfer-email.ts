import { createServerIntl, formatDateRange, formatMoney } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';
import { formatDecimal, type CurrencyCode, type Minor, type PlainDate } from '@campavia/domain';

import type { Email } from '../../../core/emails/email';
import { translateInEmail } from '../../../core/emails/email-messages';
import { pageLink } from '../../../core/emails/page-link';
import { titleInEmail } from '../../../core/emails/user-written-text';
import { translate } from '../../../core/messages/messages';

/** A refund by transfer, as its e-mail describes it. */
export interface TransferredRefund {
  booking_id: number;
  camper: string;
  date_from: PlainDate;
  date_to: PlainDate;
  amount: Minor;
  currency: CurrencyCode;
  bank_reference: string;
}

/** Tells a guest that their refund comes by bank transfer, with the reference on their bank statement. */
export function buildRefundTransferEmail(site: Site, refund: TransferredRefund, siteUrl: string): Email {
  const catalogue = catalogueOf(site);
  const intl = createServerIntl(site, {});
  const amount = formatMoney(intl, formatDecimal(refund.amount), refund.currency);
  const camper = titleInEmail(refund.camper);
  const dates = formatDateRange(intl, refund.date_from, refund.date_to);
  return {
    kind: 'refund_transferred',
    site,
    subject: translate(catalogue, 'mail_refund_transferred_subject', { amount }),
    paragraphs: [translate(catalogue, 'mail_refund_transferred_body', { camper, dates })],
    amount: { label: translateInEmail(catalogue, 'you_receive'), value: amount },
    action: {
      label: translateInEmail(catalogue, 'action_trip'),
      address: pageLink(siteUrl, site, { page: 'trip', params: { id: refund.booking_id } }),
    },
    facts: [
      { label: translateInEmail(catalogue, 'camper'), value: camper },
      { label: translateInEmail(catalogue, 'dates'), value: dates },
      { label: translateInEmail(catalogue, 'bank_reference'), value: refund.bank_reference },
    ],
    reason: translateInEmail(catalogue, 'reason_account'),
  };
}
