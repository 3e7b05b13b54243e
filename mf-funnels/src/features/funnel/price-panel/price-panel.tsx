import { useIntl } from 'react-intl';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { Card, H3, Stack, RoadDivider } from '@campavia/ui';

import type { UseBookingPrice } from '../../../data/use-booking-price';
import type { InstalmentTexts } from '../../../components/price/instalments';
import { bookingMessages } from '../../../components/booking.messages';
import { Fading } from '../../../components/fading.styles';
import { linesMessages } from '../../../components/price/lines.messages';
import { PriceLines } from '../../../components/price/price-lines';
import { Schedule } from '../../../components/price/price-lines.styles';
import type { BarOptions } from '../../../components/total-bar/total-bar';
import {
  instalmentStageOf,
  isPaidWhole,
  toShownPrice,
  type InstalmentStage,
} from '../../../rules/shown-price';

import { BookingCoupon } from './booking-coupon';
import { funnelMessages } from '../funnel.messages';
import { LazyRefusedTrip } from '../choices/lazy-notes';
import { CamperLine, Days } from './price-panel.styles';
import { PriceSkeleton } from './price-skeleton';
import { PriceChangeNote } from './price-change-note';
import { priceMessages } from './price.messages';

export interface PricePanelProps {
  booking: GuestBooking;
  pricing: UseBookingPrice;
  /** Whether the reason for a missing price is shown here and not in the step. */
  showsRefusal: boolean;
  onBarSlot?: BarOptions['onSlot'];
}

export function PricePanel({ booking, pricing, showsRefusal, onBarSlot }: PricePanelProps) {
  const { formatMessage } = useIntl();
  const instalmentTexts = useInstalmentTexts();
  const barTexts = useBarTexts();
  const { price, refusal } = pricing;
  return (
    <Card as="section" aria-label={formatMessage(funnelMessages.priceLabel)} $isLifted $isCab $isPadded>
      <Stack $gap={5}>
        <Camper booking={booking} />
        <TripDays booking={booking} />
        <div aria-live="polite" aria-busy={pricing.isLoading}>
          {refusal && showsRefusal && (
            <LazyRefusedTrip booking={booking} refusal={refusal} pricing={pricing} />
          )}
          {!refusal && !price && <PriceSkeleton />}
          {price && (
            <Fading $isOld={pricing.isLoading}>
              <PriceLines
                price={toShownPrice(price)}
                instalments={instalmentTexts(instalmentStageOf(price, booking))}
                bar={{ texts: barTexts(price), onSlot: onBarSlot }}
              />
              {isPaidWhole(price) && <Paid price={price} />}
            </Fading>
          )}
        </div>
        {price && <PriceChangeNote id={booking.id} price={price} />}
        {price && isOpenToCoupons(booking) && <BookingCoupon price={price} pricing={pricing} />}
      </Stack>
    </Card>
  );
}

/** The amount is fixed while a payment is in progress. */
function isOpenToCoupons({ is_updatable, is_being_paid }: GuestBooking): boolean {
  return is_updatable && !is_being_paid;
}

function useInstalmentTexts() {
  const { formatMessage } = useIntl();
  return (stage: InstalmentStage): InstalmentTexts | undefined => {
    if (stage === 'offered') return undefined;
    if (stage === 'today')
      return { title: formatMessage(linesMessages.inTwo), first: formatMessage(bookingMessages.today) };
    return { title: formatMessage(priceMessages.inTwo), first: formatMessage(priceMessages.paid) };
  };
}

/** After a payment the bar shows what is left to pay, or that nothing is. */
function useBarTexts() {
  const intl = useIntl();
  return (price: BookingPrice): BarOptions['texts'] => {
    if (parseDecimal(price.paid) === 0) return undefined;
    const money = (amount: string) => formatMoney(intl, amount, price.currency_used);
    const total = money(price.price);
    return isPaidWhole(price)
      ? { amount: total, note: intl.formatMessage(priceMessages.paid) }
      : { amount: money(price.to_pay), note: intl.formatMessage(priceMessages.left, { total }) };
  };
}

function Paid({ price: { paid, currency_used: currency } }: { price: BookingPrice }) {
  const intl = useIntl();
  return (
    <Schedule>
      <dl>
        <div>
          <dt>{intl.formatMessage(priceMessages.paid)}</dt>
          <dd>{formatMoney(intl, paid, currency)}</dd>
        </div>
      </dl>
    </Schedule>
  );
}

function Camper({ booking: { camper, owner } }: Pick<PricePanelProps, 'booking'>) {
  const { formatMessage } = useIntl();
  const { picture } = camper;
  return (
    <CamperLine>
      {picture && (
        <img src={picture.url} srcSet={picture.srcset} sizes="7rem" width={112} height={75} alt="" />
      )}
      <div>
        <H3 as="h2">{camper.title}</H3>
        <p>{formatMessage(funnelMessages.with, { city: camper.city, owner: owner.first_name })}</p>
      </div>
    </CamperLine>
  );
}

function TripDays({ booking }: Pick<PricePanelProps, 'booking'>) {
  const intl = useIntl();
  const { date_from, date_to, hour_from, hour_to, days } = booking;
  return (
    <Days>
      <div>
        <time dateTime={date_from}>{formatPlainDate(intl, date_from, 'day')}</time>
        <span>{hour_from.slice(0, 5)}</span>
      </div>
      <RoadDivider />
      <div>
        <time dateTime={date_to}>{formatPlainDate(intl, date_to, 'day')}</time>
        <span>{intl.formatMessage(funnelMessages.lastHour, { hour: hour_to.slice(0, 5), days })}</span>
      </div>
    </Days>
  );
}
