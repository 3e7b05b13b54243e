import { useIntl } from 'react-intl';

import type { Payout } from '@campavia/contracts';
import { formatDateRange, formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Small, Strong } from '@campavia/ui';

import { MoneyTable } from '../money-table';
import { Cell, TableRow } from '../money.styles';
import { PayoutReason } from './payout-reason';
import { PayoutStateBadge } from './payout-state-badge';
import { payoutsMessages } from './payouts.messages';

const COLUMNS = ['executed', 'what', 'state', 'amount'] as const;

export interface PayoutsTableProps {
  year: string;
  payouts: readonly Payout[];
}

export function PayoutsTable({ year, payouts }: PayoutsTableProps) {
  const { formatMessage } = useIntl();
  return (
    <MoneyTable caption={formatMessage(payoutsMessages.table, { year })} columns={COLUMNS}>
      {payouts.map((payout) => (
        <PayoutRow key={`${payout.booking.id} ${payout.round} ${payout.id}`} payout={payout} />
      ))}
    </MoneyTable>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const intl = useIntl();
  const { booking, execution_date: day, amount, deducted, amount_currency: currency, round } = payout;
  const purpose = round === 1 ? payoutsMessages.trip : payoutsMessages.rest;
  return (
    <TableRow>
      <Cell data-day>{formatPlainDate(intl, day)}</Cell>
      <Cell data-what>
        <Strong>{intl.formatMessage(purpose)}</Strong>
        <br />
        <Small as={AddressLink} to="booking" params={{ id: booking.id }}>
          {[booking.title, formatDateRange(intl, booking.date_from, booking.date_to)].join(', ')}
        </Small>
        <PayoutReason payout={payout} />
      </Cell>
      <Cell data-state>
        <PayoutStateBadge payout={payout} />
      </Cell>
      <Cell data-amount>
        {formatMoney(intl, amount, currency)}
        {deducted !== '0.00' && (
          <Small as="p" $tone="soft">
            {intl.formatMessage(payoutsMessages.lessDeducted, {
              amount: formatMoney(intl, deducted, currency),
            })}
          </Small>
        )}
      </Cell>
    </TableRow>
  );
}
