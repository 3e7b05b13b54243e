import {
  convert,
  quoteStay,
  type Coupon,
  type OfferedPrice,
  type PlainDate,
  type PriceQuote,
} from '@campavia/domain';

import {
  inputOf,
  quoteBegun,
  secondDriverOf,
  wantedOf,
  type PricedCamper,
} from '../prices/trip-quotes.service';
import { begunTrip } from './begun-trip';
import type { PricedBooking } from './booking-prices.store';
import { sumsOf, type BookingQuote, type QuotedLine } from './booking-quote';
import { platformLines, quoteLines } from './quote-lines';

/** What a booking is quoted from. */
export interface Quotable {
  booking: PricedBooking;
  camper: PricedCamper;
  coupon: Coupon | undefined;
  /** The day from which leads are counted. */
  today: PlainDate;
}

/** What a booking would cost today. */
export function liveQuote({ booking, camper, coupon, today }: Quotable): BookingQuote {
  const begun = begunTrip(booking, coupon);
  const { currency_used: currencyUsed, currency_owner: currencyOwner } = booking;
  const quote = quoteBegun(camper, begun, { currencyUsed, today });
  const owner = quoteBegun(camper, begun, { currencyUsed: currencyOwner, today });
  const lines = quoteLines(quote, owner, camper);
  return {
    lines,
    ...sumsOf(lines),
    ...aroundOf({ booking, camper, coupon, today }),
    offers: { ...quote.offers, secondDriver: driverOffer(camper, quote.offers.secondDriver) },
    rateMicros: quote.rateMicros,
    isFrozen: false,
  };
}

/** What was agreed for a booking: its lines, and what could still be added. */
export function frozenQuote(quotable: Quotable, lines: readonly QuotedLine[]): BookingQuote {
  const rateMicros = quotable.booking.rate_micros ?? 0;
  const { offers } = platformQuote(quotable, ownersOf(lines));
  const inUsed = ({ perDay, total }: OfferedPrice) => ({
    perDay: convert(perDay, rateMicros),
    total: convert(total, rateMicros),
  });
  return {
    lines: [...lines],
    ...sumsOf(lines),
    ...aroundOf(quotable),
    offers: {
      cancellationInsurance: inUsed(offers.cancellationInsurance),
      rentalCover: inUsed(offers.rentalCover),
      secondDriver: driverOffer(quotable.camper, inUsed(offers.secondDriver)),
    },
    rateMicros,
    isFrozen: true,
  };
}

/** An agreed price with another choice of what the platform adds: what the owner gets stays as it was agreed. */
export function requoted(quotable: Quotable, lines: readonly QuotedLine[]): BookingQuote {
  const { booking, camper } = quotable;
  const agreed = ownersOf(lines);
  const later = lines.filter(({ requestId }) => requestId !== null);
  const rateMicros = booking.rate_micros ?? 0;
  const added = platformLines(platformQuote(quotable, agreed), { camper, agreed, rateMicros });
  return frozenQuote(quotable, [...agreed, ...added, ...later]);
}

function ownersOf(lines: readonly QuotedLine[]): QuotedLine[] {
  return lines.filter(({ share, requestId }) => share === 'owner' && requestId === null);
}

/** What the platform adds to an agreed sum for the owner, in the owner's currency. */
function platformQuote(quotable: Quotable, agreed: readonly QuotedLine[]): PriceQuote {
  const { booking, camper, coupon, today } = quotable;
  const wanted = wantedOf(camper, begunTrip(booking, coupon));
  const unit = agreed.reduce((sum, { amountOwner }) => sum + amountOwner, 0);
  return quoteStay({
    ...inputOf(camper, wanted),
    rates: { low: 0, mid: 0, high: 0 },
    overrides: [],
    weeklyPercent: 0,
    earlyPercent: 0,
    kilometres: undefined,
    options: [{ id: 0, unit, recurrence: 'booking', quantity: 1 }],
    currencyOwner: booking.currency_owner,
    currencyUsed: booking.currency_owner,
    today,
  });
}

function aroundOf({ booking, camper, coupon }: Quotable) {
  return {
    couponCode: coupon?.code ?? null,
    secondDriver: secondDriverOf(camper, { secondDriver: booking.second_driver }),
  };
}

function driverOffer({ second_driver }: PricedCamper, offer: OfferedPrice): OfferedPrice | null {
  return second_driver === 'not_selected' ? offer : null;
}
