import { type SyntheticEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { useDeed } from '@campavia/remote-kit';
import { Button, TextField } from '@campavia/ui';

import { quoteMessages } from './quote.messages';
import { ChosenLine, CouponForm, Fold } from './quote.styles';
import { refusalMessages } from './refusal.messages';

export interface CouponFieldProps {
  /** The code that is taken. */
  coupon: string | undefined;
  /** Takes a code; answers with why it cannot be, or nothing. */
  onTry: (coupon: string) => Promise<string | undefined>;
  onDrop: () => void;
}

/** A code that makes the price lower: tried before it is taken, so that a wrong one changes nothing. */
export function CouponField({ coupon, onTry, onDrop }: CouponFieldProps) {
  const { formatMessage } = useIntl();
  const [error, setError] = useState<string>();
  const [text, setText] = useState('');
  const { perform, isBusy } = useDeed(async (code: string) => setError(await onTry(code)));
  if (coupon) return <ChosenCoupon {...{ coupon, onDrop }} />;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = text.trim().toUpperCase();
    if (code) void perform(code);
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
