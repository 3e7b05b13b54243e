import { useIntl } from 'react-intl';

import { useTryCoupon } from '../../data/use-try-coupon';
import { CouponField } from '../../parts/coupon-field';
import { refusalMessages } from '../../parts/refusal.messages';
import type { AskedPrice } from '../../rules/price-query';
import type { UseChoices } from './use-choices';

export interface CouponChoiceProps extends UseChoices {
  camperId: number;
  asked: AskedPrice;
}

/** The coupon of the address. */
export function CouponChoice({ camperId, asked, choices, choose }: CouponChoiceProps) {
  const { formatMessage } = useIntl();
  const tryCoupon = useTryCoupon(camperId);

  async function take(coupon: string): Promise<string | undefined> {
    const refused = await tryCoupon({ ...asked, coupon_code: coupon });
    if (!refused) choose({ coupon });
    return refused && (refused.words ?? formatMessage(refusalMessages.coupon, {}));
  }
  return <CouponField coupon={choices.coupon} onTry={take} onDrop={() => choose({ coupon: undefined })} />;
}
