import { useIntl } from 'react-intl';

import type { Payins } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { Sums } from './money.styles';
import { payinsMessages } from './payins.messages';

const SUMS = ['paid', 'refunded', 'planned'] as const;

export function PayinTotals({ totals }: Pick<Payins, 'totals'>) {
  const intl = useIntl();
  return (
    <Sums>
      {totals.flatMap((total) =>
        SUMS.map((name) => (
          <div key={`${name} ${total.currency}`}>
            <dt>{intl.formatMessage(payinsMessages[name])}</dt>
            <dd>{formatMoney(intl, total[name], total.currency)}</dd>
          </div>
        )),
      )}
    </Sums>
  );
}
