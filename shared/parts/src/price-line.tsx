import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { formatMoney } from '@campavia/i18n';
import { VisuallyHidden } from '@campavia/ui';

import { cardMessages } from './card.messages';

/** Maximum number of characters in one line of the narrowest card together with a struck-through price. */
const LINE_CHARACTERS = 42;

const Line = styled.p<{ $isLong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5rem;
  margin: 0;
  b {
    font-weight: 700;
    font-size: 1.0625rem;
  }
  b span {
    font-weight: 500;
  }
  u,
  s {
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
  u {
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
  }
  s {
    color: var(--ink-3);
  }
  @container (max-width: ${(props) => (props.$isLong ? '24rem' : '20rem')}) {
    s {
      display: none;
    }
  }
`;

export interface PriceLineProps {
  /** Price of a day, as a decimal string. */
  perDay: string;
  /** Price of the whole stay, as a decimal string; without it the price of a day is a "from" price. */
  total?: string | null;
  /** Price before discounts, as a decimal string; struck through if it differs from the total. */
  original?: string | null;
  currency: string;
  id?: string;
}

/** The price of a camper in one line: per day, before discounts, in total. */
export function PriceLine({ perDay, total, original, currency, id }: PriceLineProps) {
  const intl = useIntl();
  const struck = total && original && original !== total ? formatMoney(intl, original, currency) : '';
  const day = formatMoney(intl, perDay, currency, 'shortest');
  const sum = total
    ? intl.formatMessage(cardMessages.inAll, { amount: formatMoney(intl, total, currency) })
    : '';
  const isLong = day.length + struck.length + sum.length > LINE_CHARACTERS;
  return (
    <Line id={id} $isLong={isLong}>
      <b>
        {intl.formatMessage(total ? cardMessages.perDay : cardMessages.perDayFrom, {
          amount: day,
          unit: (chunks) => <span key={String(chunks)}>{chunks}</span>,
        })}
      </b>
      {struck && (
        <s>
          <VisuallyHidden>{intl.formatMessage(cardMessages.before, { amount: struck })}</VisuallyHidden>
          <span aria-hidden="true">{struck}</span>
        </s>
      )}
      {sum && <u>{sum}</u>}
    </Line>
  );
}
