import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { FailurePanel } from '@campavia/ui';
import { SubmitButton } from '@campavia/ui/forms';
import { Lock } from '@campavia/ui/icons';

import { InBar } from '../../../components/total-bar/bar-slot';
import { paymentMessages } from '../payment.messages';

/** Whether the amount is known: `old` while it is being reloaded, `missing` if that failed. */
export type AmountStatus = 'known' | 'old' | 'missing';

interface PayButtonProps {
  shown: string;
  amount: AmountStatus;
  onRetry: () => void;
}

/** Never names an amount that is no longer due. */
export function PayButton({ shown, amount, onRetry }: PayButtonProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  if (amount === 'missing') {
    const [title, text] = [paymentMessages.failed, paymentMessages.failedText];
    return <FailurePanel title={formatMessage(title)} text={formatMessage(text)} onRetry={onRetry} />;
  }
  const busy =
    amount === 'old'
      ? formatMessage(paymentMessages.reckoning)
      : formatMessage(paymentMessages.paying, { amount: shown });
  const label = formatMessage(paymentMessages.pay, { amount: shown });
  return (
    <div ref={place}>
      <SubmitButton icon={Lock} size="l" isWide busyLabel={busy}>
        {label}
      </SubmitButton>
      <InBar place={place}>
        <SubmitButton busyLabel={label}>{label}</SubmitButton>
      </InBar>
    </div>
  );
}
