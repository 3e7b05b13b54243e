import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';
import { tierOfId } from '@campavia/domain';

export const LINKED = ['cancel_insurance', 'rental_cover', 'coupon_code', 'insurance_id'] as const;
export type Linked = Pick<UpdateBookingPrice, (typeof LINKED)[number]>;

export type LinkedPrice = Pick<
  BookingPrice,
  'price_cancellation_insurance_per_day' | 'price_rental_cover' | 'coupon_code' | 'insurance_id'
> & { offers: Pick<BookingPrice['offers'], 'cancellation_insurance' | 'rental_cover'> };

export interface LinkChoices {
  offered: Linked;
  /** Only for a booking without a coupon. */
  coupon: string | undefined;
}

/** A link applies only a first coupon by itself; the guest has to accept all its other choices. */
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
