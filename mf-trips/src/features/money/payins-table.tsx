import { useIntl } from 'react-intl';

import type { Payin } from '@campavia/contracts';
import { formatDateRange, formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Small, Strong } from '@campavia/ui';

import { MoneyTable } from './money-table';
import { Cell, TableRow } from './money.styles';
import { formatMeans, formatPurpose } from './payin-names';
import { PayinState } from './payin-state';
import { payinsMessages } from './payins.messages';

const COLUMNS = ['executed', 'what', 'means', 'state', 'amount'] as const;

export interface PayinsTableProps {
  year: string;
  payins: readonly Payin[];
}

export function PayinsTable({ year, payins }: PayinsTableProps) {
  const { formatMessage } = useIntl();
  return (
    <MoneyTable caption={formatMessage(payinsMessages.table, { year })} columns={COLUMNS}>
      {payins.map((payin) => (
        <PayinRow key={payin.id} payin={payin} />
      ))}
    </MoneyTable>
  );
}

function PayinRow({ payin }: { payin: Payin }) {
  const intl = useIntl();
  const { booking, execution_date: day, amount, amount_currency: currency } = payin;
  return (
    <TableRow>
      <Cell data-day>{formatPlainDate(intl, day)}</Cell>
      <Cell data-what>
        <Strong>{formatPurpose(intl, payin)}</Strong>
        <br />
        <Small as={AddressLink} to="trip" params={{ id: booking.id }}>
          {[booking.title, formatDateRange(intl, booking.date_from, booking.date_to)].join(', ')}
        </Small>
      </Cell>
      <Cell data-means>{formatMeans(intl, payin)}</Cell>
      <Cell data-state>
        <PayinState payin={payin} />
      </Cell>
      <Cell data-amount>{formatMoney(intl, amount, currency)}</Cell>
    </TableRow>
  );
}
