import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';

import type { ShownPrice } from '../rules/shown-price';
import { Instalments, type InstalmentWords } from './instalments';
import { lineWords, partWords, signedMoney } from './line-words';
import { linesMessages } from './lines.messages';
import { Lines, Total } from './price-lines.styles';
import { LateTotalBar } from './late-total-bar';
import type { BarOptions } from './total-bar';

type Line = ShownPrice['lines'][number];

export interface PriceLinesProps {
  price: ShownPrice;
  /** What two payments are called; on offer, and when one pays, unless told otherwise. */
  instalments?: InstalmentWords;
  /** What stands in the bar at the end of a small screen; the whole price alone unless told otherwise. */
  bar?: BarOptions;
}

/** Every line of a price, each to be opened, and their sum. */
export function PriceLines({ price, instalments, bar }: PriceLinesProps) {
  const intl = useIntl();
  const { days, currency_used: currency } = price;
  const perDay = formatMoney(intl, price.price_per_day, currency);
  return (
    <div>
      <LateTotalBar price={price} {...bar} />
      <Lines>
        {price.lines.map((line) => (
          <OpenableLine key={line.code} line={line} price={price} />
        ))}
      </Lines>
      <Total>
        <span>{intl.formatMessage(linesMessages.total)}</span>
        <b>{formatMoney(intl, price.price, currency)}</b>
        <small>{intl.formatMessage(linesMessages.totalNote, { days, perDay })}</small>
        <Exchanged message={linesMessages.exchanged} price={price} />
      </Total>
      <Instalments price={price} words={instalments} />
    </div>
  );
}

function OpenableLine({ line, price }: { line: Line; price: ShownPrice }) {
  const intl = useIntl();
  const { name, text } = lineWords(intl, line, price);
  const isLess = line.amount.startsWith('-');
  return (
    <li>
      <details data-line={line.code}>
        <summary data-less={isLess || undefined}>
          <span>{name}</span>
          <span>{signedMoney(intl, line.amount, price.currency_used)}</span>
        </summary>
        <p>{text}</p>
        <ul>
          {line.parts.map((part) => (
            <li key={JSON.stringify(part)}>
              <span>{partWords(intl, part, price)}</span>
              <span>{formatMoney(intl, part.amount, price.currency_owner)}</span>
            </li>
          ))}
        </ul>
        <Exchanged message={linesMessages.reckoned} price={price} />
      </details>
    </li>
  );
}

interface ExchangedProps extends Pick<PriceLinesProps, 'price'> {
  message: typeof linesMessages.exchanged;
}

/** At what rate the owner's currency is reckoned with, where it is another one. */
function Exchanged({ message, price }: ExchangedProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { currency_used: used, currency_owner: owner, exchange_rate } = price;
  if (used === owner) return null;
  const rate = formatNumber(Number(exchange_rate), { maximumFractionDigits: 4 });
  return <small>{formatMessage(message, { owner, used, rate })}</small>;
}
