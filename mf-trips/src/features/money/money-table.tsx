import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { VisuallyHidden } from '@campavia/ui';

import { BodyRows, HeadCell, HeadRows, PayinTable, TableRow } from './money.styles';
import { payinsMessages } from './payins.messages';

type Column = 'executed' | 'what' | 'means' | 'state' | 'amount';

interface MoneyTableProps {
  caption: string;
  columns: readonly Column[];
  /** A row for each payment or payout. */
  children: ReactNode;
}

/** Payments or payouts of a year; rows become cards on narrow windows. */
export function MoneyTable({ caption, columns, children }: MoneyTableProps) {
  const { formatMessage } = useIntl();
  return (
    <PayinTable>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <HeadRows>
        <TableRow>
          {columns.map((name) => (
            <HeadCell key={name} data-amount={name === 'amount' || undefined}>
              {formatMessage(payinsMessages[name])}
            </HeadCell>
          ))}
        </TableRow>
      </HeadRows>
      <BodyRows>{children}</BodyRows>
    </PayinTable>
  );
}
