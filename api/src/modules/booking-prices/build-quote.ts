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
import { toBegunTrip } from './begun-trip';
import type { PricedBooking } from './booking-prices.store';
import { sumsOf, type BookingQuote, type QuotedLine } from './booking-quote';
import { toPlatformLines, toQuotedLines } from './quote-lines';

/** What the quote of a booking depends on. */
export interface Quotable {
  booking: PricedBooking;
  camper: PricedCamper;
  coupon: Coupon | undefined;
  /** The day from which lead times are counted. */
  today: PlainDate;
}

/** The quote of a booking as of today. */
export function buildLiveQuote({ booking, camper, coupon, today }: Quotable): BookingQuote {
  const begun = toBegunTrip(booking, coupon);
  const { currency_used: currencyUsed, currency_owner: currencyOwner } = booking;
  const quote = quoteBegun(camper, begun, { currencyUsed, today });
  const owner = quoteBegun(camper, begun, { currencyUsed: currencyOwner, today });
  const lines = toQuotedLines(quote, owner, camper);
  return {
    lines,
    ...sumsOf(lines),
    ...detailsOf({ booking, camper, coupon, today }),
    offers: { ...quote.offers, secondDriver: secondDriverOffer(camper, quote.offers.secondDriver) },
    rateMicros: quote.rateMicros,
    isFrozen: false,
  };
}

/** The agreed quote of a booking: its lines, and what can still be added. */
export function buildFrozenQuote(quotable: Quotable, lines: readonly QuotedLine[]): BookingQuote {
  const rateMicros = quotable.booking.rate_micros ?? 0;
  const { offers } = platformQuote(quotable, ownersOf(lines));
  const inUsed = ({ perDay, total }: OfferedPrice) => ({
    perDay: convert(perDay, rateMicros),
    total: convert(total, rateMicros),
  });
  return {
    lines: [...lines],
    ...sumsOf(lines),
    ...detailsOf(quotable),
    offers: {
      cancellationInsurance: inUsed(offers.cancellationInsurance),
      rentalCover: inUsed(offers.rentalCover),
      secondDriver: secondDriverOffer(quotable.camper, inUsed(offers.secondDriver)),
    },
    rateMicros,
    isFrozen: true,
  };
}

/** An agreed quote with other additions by the platform: the owner's lines stay as agreed. */
export function buildRevisedQuote(quotable: Quotable, lines: readonly QuotedLine[]): BookingQuote {
  const { booking, camper } = quotable;
  const agreed = ownersOf(lines);
  const later = lines.filter(({ requestId }) => requestId !== null);
  const rateMicros = booking.rate_micros ?? 0;
  const added = toPlatformLines(platformQuote(quotable, agreed), { camper, agreed, rateMicros });
  return buildFrozenQuote(quotable, [...agreed, ...added, ...later]);
}

function ownersOf(lines: readonly QuotedLine[]): QuotedLine[] {
  return lines.filter(({ share, requestId }) => share === 'owner' && requestId === null);
}

/** The quote of the platform's additions to the agreed sum for the owner, in the owner's currency. */
function platformQuote(quotable: Quotable, agreed: readonly QuotedLine[]): PriceQuote {
  const { booking, camper, coupon, today } = quotable;
  const wanted = wantedOf(camper, toBegunTrip(booking, coupon));
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

function detailsOf({ booking, camper, coupon }: Quotable) {
  return {
    couponCode: coupon?.code ?? null,
    secondDriver: secondDriverOf(camper, { secondDriver: booking.second_driver }),
  };
}

function secondDriverOffer({ second_driver }: PricedCamper, offer: OfferedPrice): OfferedPrice | null {
  return second_driver === 'not_selected' ? offer : null;
}
