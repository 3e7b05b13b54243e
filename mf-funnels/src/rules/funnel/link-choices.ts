import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';
import { tierOfId } from '@campavia/domain';

/** What a link may say of a booking, by the names that the api has for it. */
export const LINKED = ['cancel_insurance', 'rental_cover', 'coupon_code', 'insurance_id'] as const;
export type Linked = Pick<UpdateBookingPrice, (typeof LINKED)[number]>;

/** What of a price a link can differ from. */
export type LinkedPrice = Pick<
  BookingPrice,
  'price_cancellation_insurance_per_day' | 'price_rental_cover' | 'coupon_code' | 'insurance_id'
> & { offers: Pick<BookingPrice['offers'], 'cancellation_insurance' | 'rental_cover'> };

export interface LinkChoices {
  /** Choices of the link that differ from the booking; the guest has to accept them. */
  offered: Linked;
  /** A coupon for a booking that has none: it costs nothing to take it. */
  coupon: string | undefined;
}

/**
 * What a link would have chosen. Nothing that costs something, and nothing that takes a cover away, is written because
 * somebody followed a link; a first coupon is.
 */
export function parseLinkChoices(search: string, price: LinkedPrice): LinkChoices {
  const params = new URLSearchParams(search);
  const coupon = couponIn(params, price);
  const isFirst = coupon !== undefined && !price.coupon_code;
  const offered: Linked = {
    ...coverIn(params, 'cancel_insurance', {
      isChosen: price.price_cancellation_insurance_per_day !== null,
      isOffered: price.offers.cancellation_insurance !== null,
    }),
    ...coverIn(params, 'rental_cover', {
      isChosen: price.price_rental_cover !== null,
      isOffered: price.offers.rental_cover !== null,
    }),
    ...insuranceIn(params, price),
    ...(coupon !== undefined && !isFirst && { coupon_code: coupon }),
  };
  return { offered, coupon: isFirst ? coupon : undefined };
}

/** A query without some of these choices. */
export function withoutLinked(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.toString();
}

interface Cover {
  isChosen: boolean;
  isOffered: boolean;
}

function coverIn(
  params: URLSearchParams,
  name: 'cancel_insurance' | 'rental_cover',
  { isChosen, isOffered }: Cover,
): Linked {
  const wanted = FLAGS[params.get(name) ?? ''];
  if (wanted === undefined || wanted === isChosen) return {};
  return wanted && !isOffered ? {} : { [name]: wanted };
}

const FLAGS: Record<string, boolean> = { true: true, 1: true, false: false, 0: false };

function insuranceIn(params: URLSearchParams, { insurance_id: chosen }: LinkedPrice): Linked {
  const tier = tierOfId(Number(params.get('insurance_id') ?? Number.NaN));
  return tier && tier.id !== chosen ? { insurance_id: tier.id } : {};
}

function couponIn(params: URLSearchParams, { coupon_code: chosen }: LinkedPrice): string | undefined {
  const code = params.get('coupon_code')?.trim();
  return code && code.toUpperCase() !== chosen?.toUpperCase() ? code : undefined;
}
