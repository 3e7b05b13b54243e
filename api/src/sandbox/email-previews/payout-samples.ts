import { PAYOUT_BLOCKS, PAYOUT_REFUSALS, plainDate } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { buildPayoutEmail, type PayoutSummary } from '../../modules/payouts/payout-email';

type Sample = [string, (site: Site, siteUrl: string) => Email];

const PAID: Omit<PayoutSummary, 'currency'> = {
  booking_id: 52_107,
  camper: 'Summit, Pössl 600',
  date_from: plainDate('2027-09-01'),
  date_to: plainDate('2027-09-05'),
  amount: 38_000,
  deducted: 0,
  block: null,
  blocked_until: null,
  refusal: null,
  last_digits: '2606',
};

/** E-mails about payouts: made, made after a deduction, used up by a debt, and waiting for each obstacle. */
export const PAYOUT_SAMPLES: readonly Sample[] = [
  sample('payout_paid', {}),
  sample('payout_paid-deducted', { amount: 23_000, deducted: 15_000 }),
  sample('payout_paid-settled', { amount: 0, deducted: 38_000 }),
  sample('payout_blocked', { block: 'identity_missing' }),
  ...PAYOUT_BLOCKS.filter((block) => block !== 'provider_refused' && block !== 'identity_missing').map(
    (block) =>
      sample(`payout_blocked-${block.replaceAll('_', '-')}`, {
        block,
        blocked_until: block === 'bank_account_changed' ? new Date(Date.UTC(2027, 8, 4, 8)) : null,
      }),
  ),
  ...PAYOUT_REFUSALS.map((refusal) =>
    sample(`payout_blocked-refused-${refusal.replaceAll('_', '-')}`, { block: 'provider_refused', refusal }),
  ),
];

function sample(name: string, over: Partial<PayoutSummary>): Sample {
  return [
    name,
    (site, siteUrl) => buildPayoutEmail(site, { ...PAID, currency: site.currency, ...over }, siteUrl),
  ];
}
