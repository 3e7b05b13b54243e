import type { BookingPrice } from '@campavia/contracts';

import type { UseBookingPrice } from '../../../data/use-booking-price';
import { CouponField } from '../../../components/coupon/coupon-field';
import { useRefusalText } from '../../../components/refusal/refusal-text';

import { useChooseWithToast, useChooseInPlace } from '../choices/use-choose';

export interface BookingCouponProps {
  price: BookingPrice;
  pricing: Pick<UseBookingPrice, 'choose'>;
}

export function BookingCoupon({ price, pricing }: BookingCouponProps) {
  const refusalText = useRefusalText('coupon');
  const chooseHere = useChooseInPlace(pricing);
  const chooseAside = useChooseWithToast(pricing);

  async function take(coupon_code: string): Promise<string | undefined> {
    const refused = await chooseHere({ coupon_code });
    return refused && refusalText(refused);
  }
  return (
    <CouponField
      coupon={price.coupon_code ?? undefined}
      onTry={take}
      onDrop={() => chooseAside({ coupon_code: null })}
    />
  );
}
