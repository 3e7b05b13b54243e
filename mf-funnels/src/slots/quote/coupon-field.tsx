import { type SyntheticEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { useDeed } from '@campavia/remote-kit';
import { Button, TextField } from '@campavia/ui';

import { useTryCoupon } from '../../data/use-try-coupon';
import type { AskedPrice } from '../../rules/price-query';
import { quoteMessages } from './quote.messages';
import { refusalMessages } from './refusal.messages';
import { ChosenLine, CouponForm, Fold } from './quote.styles';
import type { UseChoices } from './use-choices';

export interface CouponFieldProps extends UseChoices {
  camperId: number;
  asked: AskedPrice;
}

/** A code that makes the price lower: tried before it is taken, so that a wrong one changes nothing. */
export function CouponField({ camperId, asked, choices, choose }: CouponFieldProps) {
  const { formatMessage } = useIntl();
  const [error, setError] = useState<string>();
  const [text, setText] = useState('');
  const tryCoupon = useTryCoupon(camperId);
  const { perform, isBusy } = useDeed(async (coupon: string) => {
    const refused = await tryCoupon({ ...asked, coupon_code: coupon });
    setError(refused && (refused.words ?? formatMessage(refusalMessages.coupon, {})));
    if (!refused) choose({ coupon });
  });
  if (choices.coupon)
    return <ChosenCoupon coupon={choices.coupon} onDrop={() => choose({ coupon: undefined })} />;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const coupon = text.trim().toUpperCase();
    if (coupon) void perform(coupon);
  };
  return (
    <Fold>
      <summary>
        <b>{formatMessage(quoteMessages.haveCoupon)}</b>
      </summary>
      <CouponForm onSubmit={submit}>
        <TextField
          label={formatMessage(quoteMessages.couponLabel)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          {...{ value: text, error }}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="line" isBusy={isBusy}>
          {formatMessage(quoteMessages.couponApply)}
        </Button>
      </CouponForm>
    </Fold>
  );
}

function ChosenCoupon({ coupon, onDrop }: { coupon: string; onDrop: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ChosenLine>
      <span>
        <b>{formatMessage(quoteMessages.couponLabel)}</b>
        {coupon}
      </span>
      <Button variant="quiet" size="s" onClick={onDrop}>
        {formatMessage(refusalMessages.withoutCoupon, {})}
      </Button>
    </ChosenLine>
  );
}
