import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { formatHour } from '@campavia/parts/handover-times';
import { StayDates } from '@campavia/parts/booking-list';
import { ButtonLink, Rule, Small } from '@campavia/ui';
import { ReceiptText } from '@campavia/ui/icons';

import { OnlineLink } from '../../../components/offline/online-link';
import { tripsMessages } from '../../../components/trips.messages';
import { useTripPrice } from '../../../data/use-trip-costs';
import { isEnded } from '../../../rules/trip-status';
import { listMessages } from '../list/list.messages';

import { paymentMessages } from './payment.messages';
import { PriceLines } from './price-lines';
import type { TripHeadProps } from './trip-head';
import { MoneyLines } from './trip-payment.styles';
import { AsideCard } from './trip.styles';

export function TripPayment({ trip, status }: TripHeadProps) {
  const { formatMessage } = useIntl();
  const { price, hasFailed } = useTripPrice(trip.id);
  return (
    <AsideCard as="section">
      <Stay trip={trip} />
      <Rule />
      <PriceLines trip={trip} price={price} />
      {!isEnded(status) && <Payments trip={trip} />}
      {trip.confirmed_on && <PrintableLink id={trip.id} isCancelled={isEnded(status)} />}
      {status === 'notSent' && (
        <Small as="p" $tone="soft">
          {formatMessage(hasFailed ? paymentMessages.notAvailable : paymentMessages.notSettled)}
        </Small>
      )}
    </AsideCard>
  );
}

function PrintableLink({ id, isCancelled }: { id: number; isCancelled: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink
      as={OnlineLink}
      to="trip.receipt"
      params={{ id }}
      variant="line"
      icon={ReceiptText}
      data-not-printed
    >
      {formatMessage(isCancelled ? tripsMessages.receipt : paymentMessages.printable)}
    </ButtonLink>
  );
}

type TripProps = Pick<TripHeadProps, 'trip'>;

/** Days and hours in the time zone of the handover. */
function Stay({ trip }: TripProps) {
  const intl = useIntl();
  const { date_from, date_to, hour_from, hour_to, days, camper } = trip;
  const length = intl.formatMessage(listMessages.days, { days });
  return (
    <>
      <StayDates
        from={date_from}
        to={date_to}
        fromText={formatHour(intl, hour_from)}
        toText={[formatHour(intl, hour_to), length].join(' · ')}
        fromLabel={intl.formatMessage(paymentMessages.pickUp)}
        toLabel={intl.formatMessage(paymentMessages.return)}
      />
      <Small as="p" $tone="soft">
        {intl.formatMessage(paymentMessages.hoursIn, { city: camper.city })}
      </Small>
    </>
  );
}

function Payments({ trip }: TripProps) {
  const intl = useIntl();
  const { paid, price, price_currency: currency, second_payment, refunded } = trip;
  const left = Math.max(0, Math.round((Number(price) - Number(paid)) * 100)) / 100;
  const money = (amount: string) => formatMoney(intl, amount, currency);
  return (
    <MoneyLines>
      {Number(paid) > 0 && (
        <div>
          <dt>{intl.formatMessage(paymentMessages.paid)}</dt>
          <dd>{money(paid)}</dd>
        </div>
      )}
      {Number(refunded) > 0 && (
        <div>
          <dt>{intl.formatMessage(paymentMessages.givenBack)}</dt>
          <dd>{money(refunded)}</dd>
        </div>
      )}
      <div data-total>
        <dt>
          {intl.formatMessage(left > 0 ? paymentMessages.toPay : paymentMessages.allPaid)}
          {second_payment && left > 0 && <small>{formatPlainDate(intl, second_payment.date)}</small>}
        </dt>
        <dd>{money(left > 0 ? left.toFixed(2) : paid)}</dd>
      </div>
    </MoneyLines>
  );
}
