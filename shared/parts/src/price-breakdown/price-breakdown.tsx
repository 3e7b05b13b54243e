import { type MessageDescriptor, useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';

import {
  formatLineExplanation,
  formatLineName,
  formatPart,
  formatSignedMoney,
  type BreakdownPrice,
  type PriceLine,
} from './format-line';
import { lineMessages } from './line.messages';
import { Lines } from './price-breakdown.styles';

export interface PriceBreakdownProps {
  price: BreakdownPrice;
  /** Whether an opened line also has its explanation. */
  hasExplanations?: boolean;
}

/** Every line of a price; an opened line shows how it is calculated. */
export function PriceBreakdown({ price, hasExplanations = false }: PriceBreakdownProps) {
  return (
    <Lines>
      {price.lines.map((line) => (
        <Line key={line.code} line={line} price={price} hasExplanations={hasExplanations} />
      ))}
    </Lines>
  );
}

interface LineProps extends Required<PriceBreakdownProps> {
  line: PriceLine;
}

function Line({ line, price, hasExplanations }: LineProps) {
  const intl = useIntl();
  const explanation = hasExplanations ? formatLineExplanation(intl, line) : undefined;
  return (
    <li>
      <details data-line={line.code}>
        <summary data-less={line.amount.startsWith('-') || undefined}>
          <span>{formatLineName(intl, line, price)}</span>
          <span>{formatSignedMoney(intl, line.amount, price.currency_used)}</span>
        </summary>
        {explanation && <p>{explanation}</p>}
        <ul>
          {line.parts.map((part) => (
            <li key={JSON.stringify(part)}>
              <span>{formatPart(intl, part, price)}</span>
              <span>{formatMoney(intl, part.amount, price.currency_owner)}</span>
            </li>
          ))}
        </ul>
        {hasExplanations && <ExchangeRate message={lineMessages.reckoned} price={price} />}
      </details>
    </li>
  );
}

export interface ExchangeRateProps {
  /** Gets `owner`, `used` (currency codes) and `rate`. */
  message: MessageDescriptor;
  price: Pick<BreakdownPrice, 'currency_used' | 'currency_owner' | 'exchange_rate'>;
}

/** The rate of the owner's currency; nothing if the price is in that currency. */
export function ExchangeRate({ message, price }: ExchangeRateProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { currency_used: used, currency_owner: owner, exchange_rate } = price;
  if (used === owner) return null;
  const rate = formatNumber(Number(exchange_rate), { maximumFractionDigits: 4 });
  return <small>{formatMessage(message, { owner, used, rate })}</small>;
}
