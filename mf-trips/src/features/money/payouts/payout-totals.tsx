import { useIntl } from 'react-intl';

import type { Payouts } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { Sums } from '../money.styles';
import { payoutsMessages } from './payouts.messages';

type Sum = 'share' | 'deducted' | 'paid' | 'planned';

const SUMS: readonly Sum[] = ['paid', 'deducted', 'planned'];

export interface PayoutTotalsProps extends Pick<Payouts, 'totals'> {
  names?: readonly Sum[];
}

export function PayoutTotals({ totals, names = SUMS }: PayoutTotalsProps) {
  const intl = useIntl();
  return (
    <Sums>
      {totals.flatMap((total) =>
        names.map((name) => (
          <div key={`${name} ${total.currency}`}>
            <dt>{intl.formatMessage(payoutsMessages[name])}</dt>
            <dd>{formatMoney(intl, total[name], total.currency)}</dd>
          </div>
        )),
      )}
    </Sums>
  );
}
