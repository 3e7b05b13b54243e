import { useTryCoupon } from '../../data/use-quote';
import { CouponField } from '../../components/coupon/coupon-field';
import { useRefusalText } from '../../components/refusal/refusal-text';
import type { TripPriceQuery } from '../../rules/price-query';
import type { UseChoices } from './use-choices';

export interface CouponChoiceProps extends UseChoices {
  camperId: number;
  asked: TripPriceQuery;
}

export function CouponChoice({ camperId, asked, choices, choose }: CouponChoiceProps) {
  const refusalText = useRefusalText('coupon');
  const tryCoupon = useTryCoupon(camperId);

  async function take(coupon: string): Promise<string | undefined> {
    const refused = await tryCoupon({ ...asked, coupon_code: coupon });
    if (!refused) choose({ coupon });
    return refused && refusalText(refused);
  }
  return <CouponField coupon={choices.coupon} onTry={take} onDrop={() => choose({ coupon: undefined })} />;
}
