import { useTryCoupon } from '../../data/use-try-coupon';
import { CouponField } from '../../parts/coupon-field';
import { useRefusalWords } from '../../parts/refusal-words';
import type { AskedPrice } from '../../rules/price-query';
import type { UseChoices } from './use-choices';

export interface CouponChoiceProps extends UseChoices {
  camperId: number;
  asked: AskedPrice;
}

/** The coupon of the address. */
export function CouponChoice({ camperId, asked, choices, choose }: CouponChoiceProps) {
  const wordsOf = useRefusalWords('coupon');
  const tryCoupon = useTryCoupon(camperId);

  async function take(coupon: string): Promise<string | undefined> {
    const refused = await tryCoupon({ ...asked, coupon_code: coupon });
    if (!refused) choose({ coupon });
    return refused && wordsOf(refused);
  }
  return <CouponField coupon={choices.coupon} onTry={take} onDrop={() => choose({ coupon: undefined })} />;
}
