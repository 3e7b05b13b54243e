import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { Rule, Small, ViaLine, VisuallyHidden } from '@campavia/ui';

import { useTripPrice } from '../data/use-trip-price';
import { isEnded } from '../rules/trip-standing';

import { listMessages } from './list.messages';
import { moneyMessages } from './money.messages';
import { PriceLines } from './price-lines';
import { hourWords } from './time-words';
import type { TripHeadProps } from './trip-head';
import { MoneyLines, When } from './trip-money.styles';
import { AsideCard } from './trip.styles';

/** From when to when, what it costs, what is paid and what is still to pay. */
export function TripMoney({ trip, standing }: TripHeadProps) {
  const { formatMessage } = useIntl();
  const { price, hasFailed } = useTripPrice(trip.id);
  return (
    <AsideCard as="section">
      <Stay trip={trip} />
      <Rule />
      <PriceLines trip={trip} price={price} />
      {!isEnded(standing) && <Settled trip={trip} />}
      {standing === 'notSent' && (
        <Small as="p" $tone="soft">
          {formatMessage(hasFailed ? moneyMessages.notToBeHad : moneyMessages.notSettled)}
        </Small>
      )}
    </AsideCard>
  );
}

type TripProps = Pick<TripHeadProps, 'trip'>;

/** Days and hours, on the clock of the place where the camper is handed over. */
function Stay({ trip }: TripProps) {
  const intl = useIntl();
  const { date_from, date_to, hour_from, hour_to, days, camper } = trip;
  const length = intl.formatMessage(listMessages.days, { days });
  return (
    <>
      <When>
        <div>
          <VisuallyHidden>{intl.formatMessage(moneyMessages.pickUp)}</VisuallyHidden>
          <b>{formatPlainDate(intl, date_from, 'day')}</b>
          <span>{hourWords(intl, hour_from)}</span>
        </div>
        <ViaLine $isFull />
        <div>
          <VisuallyHidden>{intl.formatMessage(moneyMessages.giveBack)}</VisuallyHidden>
          <b>{formatPlainDate(intl, date_to, 'day')}</b>
          <span>{[hourWords(intl, hour_to), length].join(' · ')}</span>
        </div>
      </When>
      <Small as="p" $tone="soft">
        {intl.formatMessage(moneyMessages.hoursIn, { city: camper.city })}
      </Small>
    </>
  );
}

/** What was paid of the price, and what is left. */
function Settled({ trip }: TripProps) {
  const intl = useIntl();
  const { paid, price, price_currency: currency, second_payment, refunded } = trip;
  const left = Math.max(0, Math.round((Number(price) - Number(paid)) * 100)) / 100;
  const money = (amount: string) => formatMoney(intl, amount, currency);
  return (
    <MoneyLines>
      {Number(paid) > 0 && (
        <div>
          <dt>{intl.formatMessage(moneyMessages.paid)}</dt>
          <dd>{money(paid)}</dd>
        </div>
      )}
      {Number(refunded) > 0 && (
        <div>
          <dt>{intl.formatMessage(moneyMessages.givenBack)}</dt>
          <dd>{money(refunded)}</dd>
        </div>
      )}
      <div data-total>
        <dt>
          {intl.formatMessage(left > 0 ? moneyMessages.toPay : moneyMessages.allPaid)}
          {second_payment && left > 0 && <small>{formatPlainDate(intl, second_payment.date)}</small>}
        </dt>
        <dd>{money(left > 0 ? left.toFixed(2) : paid)}</dd>
      </div>
    </MoneyLines>
  );
}
