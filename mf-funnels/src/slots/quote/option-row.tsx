import { useIntl } from 'react-intl';

import type { ListingOption } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { formatOptionName } from '@campavia/parts/price-breakdown';

import { extrasMessages } from '../../components/extras.messages';
import { ExtraItem } from '../../components/quote.styles';

export interface OptionRowProps {
  option: ListingOption;
  count: number;
  onChange: (count: number) => void;
}

export function OptionRow({ option, count, onChange }: OptionRowProps) {
  const intl = useIntl();
  const name = formatOptionName(intl, option);
  const amount = formatMoney(intl, option.price, option.price_currency);
  const message = option.recurrence === 'day' ? extrasMessages.perDay : extrasMessages.once;
  const price = Number(option.price) === 0 ? extrasMessages.free : message;
  const most = option.max_quantity;
  return (
    <ExtraItem>
      <label>
        {most === 1 ? (
          <input type="checkbox" checked={count > 0} onChange={() => onChange(count > 0 ? 0 : 1)} />
        ) : (
          <select value={count} onChange={(event) => onChange(Number(event.target.value))}>
            {Array.from({ length: Math.max(most, count) + 1 }, (_, many) => (
              <option key={many} value={many}>
                {intl.formatNumber(many)}
              </option>
            ))}
          </select>
        )}
        <span>
          <b>{name}</b>
        </span>
        <span>{intl.formatMessage(price, { amount })}</span>
      </label>
    </ExtraItem>
  );
}
