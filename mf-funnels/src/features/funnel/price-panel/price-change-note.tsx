import { useIntl } from 'react-intl';

import type { BookingPrice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Note } from '@campavia/ui';

import { usePriceChange } from '../../../data/use-price-change';

import { priceMessages } from './price.messages';

export interface PriceChangeNoteProps {
  id: number;
  price: BookingPrice;
}

export function PriceChangeNote({ id, price }: PriceChangeNoteProps) {
  const intl = useIntl();
  const change = usePriceChange(id, price);
  if (!change) return null;
  const { tone } = change;
  const money = (amount: string) => formatMoney(intl, amount, price.currency_used);
  const values = { amount: money(change.amount), before: money(change.before), now: money(price.price) };
  return (
    <Note tone={tone === 'dearer' ? 'care' : 'good'} role="status">
      {intl.formatMessage(priceMessages.changed, { tone, ...values })}
    </Note>
  );
}
