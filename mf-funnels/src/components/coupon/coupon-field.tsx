import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useAction } from '@campavia/remote-kit';
import { Button, TextField } from '@campavia/ui';

import { ChosenLine, Fold } from '../choice.styles';
import { CouponForm } from './coupon-field.styles';
import { quoteMessages } from '../quote.messages';
import { refusalMessages } from '../refusal/refusal.messages';
import { type FocusRelay, useFocusRelay } from './use-focus-relay';

export interface CouponFieldProps {
  coupon: string | undefined;
  /** Resolves with why the code was refused; undefined if it was accepted. */
  onTry: (coupon: string) => Promise<string | undefined>;
  onDrop: () => void;
}

/** A code is tried before it is applied, so that a wrong one changes nothing. */
export function CouponField({ coupon, onTry, onDrop }: CouponFieldProps) {
  const relay = useRef(false);
  return coupon ? (
    <ChosenCoupon coupon={coupon} onDrop={onDrop} relay={relay} />
  ) : (
    <CouponToTry onTry={onTry} relay={relay} />
  );
}

function CouponToTry({ onTry, relay }: Pick<CouponFieldProps, 'onTry'> & { relay: FocusRelay }) {
  const { formatMessage } = useIntl();
  const [error, setError] = useState<string>();
  const [text, setText] = useState('');
  const box = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  useFocusRelay({ relay, box, entry: opener });
  const { perform, isBusy } = useAction(async (code: string) => setError(await onTry(code)));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = text.trim().toUpperCase();
    if (code) void perform(code);
  };
  return (
    <Fold ref={box}>
      <summary ref={opener}>
        <b>{formatMessage(quoteMessages.haveCoupon)}</b>
      </summary>
      <CouponForm onSubmit={submit}>
        <TextField
          label={formatMessage(quoteMessages.couponLabel)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          value={text}
          error={error}
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

interface ChosenCouponProps extends Pick<CouponFieldProps, 'onDrop'> {
  coupon: string;
  relay: FocusRelay;
}

function ChosenCoupon({ coupon, onDrop, relay }: ChosenCouponProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  // Focuses the line and not its button: a second press of Enter must not remove the coupon again.
  useFocusRelay({ relay, box: line, entry: line });
  return (
    <ChosenLine ref={line} role="group" aria-labelledby={id} tabIndex={-1}>
      <span id={id}>
        <b>{formatMessage(quoteMessages.couponLabel)}</b>
        {coupon}
      </span>
      <Button variant="quiet" size="s" onClick={onDrop}>
        {formatMessage(refusalMessages.withoutCoupon, {})}
      </Button>
    </ChosenLine>
  );
}
