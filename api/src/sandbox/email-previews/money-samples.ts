import { plainDate } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { buildCreditGrantedEmail } from '../../modules/money-by-hand/money-by-hand.service';
import { buildRefundTransferEmail } from '../../modules/payments/refused/refused-refunds.service';

type Sample = [string, (site: Site, siteUrl: string) => Email];

/** E-mails about money that staff give or pay back. */
export const MONEY_SAMPLES: readonly Sample[] = [
  [
    'credit_granted',
    (site, siteUrl) =>
      buildCreditGrantedEmail(
        site,
        { amount: 5_000, currency: site.currency, until: plainDate('2028-03-15') },
        siteUrl,
      ),
  ],
  [
    'refund_transferred',
    (site, siteUrl) =>
      buildRefundTransferEmail(
        site,
        {
          booking_id: 52_107,
          camper: 'Summit, Pössl 600',
          date_from: plainDate('2027-09-01'),
          date_to: plainDate('2027-09-05'),
          amount: 38_000,
          currency: site.currency,
          bank_reference: 'Campavia 52107',
        },
        siteUrl,
      ),
  ],
];
