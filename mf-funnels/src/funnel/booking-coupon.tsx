import { useIntl } from 'react-intl';

import type { BookingPrice } from '@campavia/contracts';

import type { UseBookingPrice } from '../data/use-booking-price';
import { CouponField } from '../parts/coupon-field';
import { refusalMessages } from '../parts/refusal.messages';

import { useChooseAside } from './use-choose-aside';

export interface BookingCouponProps {
  price: BookingPrice;
  pricing: Pick<UseBookingPrice, 'choose'>;
}

/** The coupon of a booking. */
export function BookingCoupon({ price, pricing }: BookingCouponProps) {
  const { formatMessage } = useIntl();
  const chooseAside = useChooseAside(pricing);

  async function take(coupon_code: string): Promise<string | undefined> {
    const refused = await pricing.choose({ coupon_code });
    if (!refused) return undefined;
    const words = refused.kind === 'coupon' ? refused.words : undefined;
    return words ?? formatMessage(refusalMessages.coupon, {});
  }
  return (
    <CouponField
      coupon={price.coupon_code ?? undefined}
      onTry={take}
      onDrop={() => chooseAside({ coupon_code: null })}
    />
  );
}
