import { createServerIntl, formatDateRange, formatMoney } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';
import {
  formatDecimal,
  MARKET_TIME_ZONE,
  type CurrencyCode,
  type Minor,
  type PayoutBlock,
  type PayoutRefusal,
  type PlainDate,
} from '@campavia/domain';

import type { Email, EmailFact, EmailLink } from '../../core/emails/email';
import { translateInEmail, type EmailMessageId } from '../../core/emails/email-messages';
import { pageLink, type PageReference } from '../../core/emails/page-link';
import { titleInEmail } from '../../core/emails/user-written-text';
import { translate } from '../../core/messages/messages';

/** A payout as e-mails write about it. Amounts in minor units. */
export interface PayoutSummary {
  booking_id: number;
  camper: string;
  date_from: PlainDate;
  date_to: PlainDate;
  amount: Minor;
  deducted: Minor;
  currency: CurrencyCode;
  block: PayoutBlock | null;
  blocked_until: Date | null;
  refusal: PayoutRefusal | null;
  /** Of the bank account; null while there is none. */
  last_digits: string | null;
}

/** Why a payout waits: the block, and of a refused payout the reason of the bank. */
export type PayoutObstacle = Exclude<PayoutBlock, 'provider_refused'> | PayoutRefusal;

/** The page where an owner does something about each obstacle. */
const HELP: Record<PayoutObstacle, { action: EmailMessageId; page: PageReference['page'] }> = {
  staff_hold: { action: 'action_contact', page: 'contact' },
  incident: { action: 'action_claims', page: 'booking.claims' },
  identity_missing: { action: 'action_identity', page: 'account.owner-identity' },
  ubo_missing: { action: 'action_declaration', page: 'account.ubo-declaration' },
  tax_number_missing: { action: 'action_tax_number', page: 'account.tax-number' },
  bank_account_missing: { action: 'action_bank_account', page: 'account.iban' },
  bank_account_changed: { action: 'action_bank_account', page: 'account.iban' },
  account_closed: { action: 'action_bank_account', page: 'account.iban' },
  account_refused: { action: 'action_bank_account', page: 'account.iban' },
  identity: { action: 'action_identity', page: 'account.owner-identity' },
  other: { action: 'action_payouts', page: 'account.payouts' },
};

/** Why a payout waits; undefined unless it is blocked. */
export function obstacleOf({ block, refusal }: Pick<PayoutSummary, 'block' | 'refusal'>) {
  if (block === null) return undefined;
  return block === 'provider_refused' ? (refusal ?? 'other') : block;
}

/** The e-mail about a payout: it was made, or it is blocked, with the reason and the next step. */
export function buildPayoutEmail(site: Site, payout: PayoutSummary, siteUrl: string): Email {
  const obstacle = obstacleOf(payout);
  return obstacle ? blockedEmail(site, payout, { obstacle, siteUrl }) : paidEmail(site, payout, siteUrl);
}

function paidEmail(site: Site, payout: PayoutSummary, siteUrl: string): Email {
  const catalogue = catalogueOf(site);
  const values = valuesOf(site, payout);
  const name = payout.amount === 0 ? 'mail_payout_settled' : 'mail_payout_paid';
  const page = { page: 'account.payouts' } as const;
  return {
    kind: 'payout_paid',
    site,
    subject: translate(catalogue, `${name}_subject`, values),
    paragraphs: [translate(catalogue, `${name}_body`, values)],
    amount: { label: translateInEmail(catalogue, 'you_receive'), value: values.amount },
    action: { label: translateInEmail(catalogue, 'action_payouts'), address: pageLink(siteUrl, site, page) },
    facts: factsOf(site, payout),
    reason: translateInEmail(catalogue, 'reason_account'),
  };
}

function blockedEmail(
  site: Site,
  payout: PayoutSummary,
  { obstacle, siteUrl }: { obstacle: PayoutObstacle; siteUrl: string },
): Email {
  const catalogue = catalogueOf(site);
  const values = valuesOf(site, payout);
  return {
    kind: 'payout_blocked',
    site,
    subject: translate(catalogue, 'mail_payout_blocked_subject', values),
    paragraphs: [
      translate(catalogue, 'mail_payout_blocked_body', values),
      translate(catalogue, `mail_payout_block_${obstacle}`, values),
    ],
    action: helpWith(obstacle, { site, bookingId: payout.booking_id, siteUrl }),
    facts: factsOf(site, payout),
    reason: translateInEmail(catalogue, 'reason_account'),
  };
}

function helpWith(
  obstacle: PayoutObstacle,
  { site, bookingId, siteUrl }: { site: Site; bookingId: number; siteUrl: string },
): EmailLink {
  const { action, page } = HELP[obstacle];
  const reference = (
    page === 'booking.claims' ? { page, params: { id: bookingId } } : { page }
  ) as PageReference;
  return { label: translateInEmail(catalogueOf(site), action), address: pageLink(siteUrl, site, reference) };
}

function factsOf(site: Site, payout: PayoutSummary): EmailFact[] {
  const catalogue = catalogueOf(site);
  const { amount, deducted, last_digits } = payout;
  const { camper, dates } = valuesOf(site, payout);
  const money = (minor: Minor) => moneyIn(site, minor, payout.currency);
  const deduction = [
    { label: translateInEmail(catalogue, 'payout_share'), value: money(amount + deducted) },
    { label: translateInEmail(catalogue, 'payout_deducted'), value: money(-deducted) },
  ];
  return [
    { label: translateInEmail(catalogue, 'camper'), value: camper },
    { label: translateInEmail(catalogue, 'dates'), value: dates },
    ...(deducted > 0 ? deduction : []),
    ...(last_digits && amount > 0
      ? [{ label: translateInEmail(catalogue, 'payout_account'), value: `•••• ${last_digits}` }]
      : []),
  ];
}

function valuesOf(site: Site, payout: PayoutSummary) {
  const intl = createServerIntl(site, {});
  const { blocked_until: until } = payout;
  const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: MARKET_TIME_ZONE } as const;
  return {
    camper: titleInEmail(payout.camper),
    dates: formatDateRange(intl, payout.date_from, payout.date_to),
    amount: moneyIn(site, payout.amount, payout.currency),
    until: until ? intl.formatDate(until, moment) : '',
  };
}

function moneyIn(site: Site, amount: Minor, currency: CurrencyCode): string {
  return formatMoney(createServerIntl(site, {}), formatDecimal(amount), currency).replace('-', '−');
}
