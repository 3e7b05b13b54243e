import type { BookingPrice } from '@campavia/contracts';

import type { UseBookingPrice } from '../data/use-booking-price';
import { CouponField } from '../parts/coupon-field';
import { useRefusalWords } from '../parts/refusal-words';

import { useChooseAside } from './use-choose-aside';
import { useChooseHere } from './use-choose-here';

export interface BookingCouponProps {
  price: BookingPrice;
  pricing: Pick<UseBookingPrice, 'choose'>;
}

/** The coupon of a booking. */
export function BookingCoupon({ price, pricing }: BookingCouponProps) {
  const wordsOf = useRefusalWords('coupon');
  const chooseHere = useChooseHere(pricing);
  const chooseAside = useChooseAside(pricing);

  async function take(coupon_code: string): Promise<string | undefined> {
    const refused = await chooseHere({ coupon_code });
    return refused && wordsOf(refused);
  }
  return (
    <CouponField
      coupon={price.coupon_code ?? undefined}
      onTry={take}
      onDrop={() => chooseAside({ coupon_code: null })}
    />
  );
}
