import { useIntl } from 'react-intl';

import type { BookingPrice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Note } from '@campavia/ui';

import { usePriceChange } from '../data/use-price-change';

import { frameMessages } from './frame.messages';

export interface PriceChangeNoteProps {
  id: number;
  price: BookingPrice;
}

/** Says that the price is another one than when somebody was here last. */
export function PriceChangeNote({ id, price }: PriceChangeNoteProps) {
  const intl = useIntl();
  const change = usePriceChange(id, price);
  if (!change) return null;
  const amount = formatMoney(intl, change.amount, price.currency_used);
  return (
    <Note tone={change.tone === 'dearer' ? 'care' : 'good'}>
      {intl.formatMessage(frameMessages[change.tone], { amount })}
    </Note>
  );
}
