import { useIntl } from 'react-intl';

import { FailurePanel } from '@campavia/ui';
import { SubmitButton } from '@campavia/ui/forms';
import { Lock } from '@campavia/ui/icons';

import { paymentMessages } from './payment.messages';

/** Whether it is known what is to be paid: `old` while it is asked for anew, `missing` when no answer came. */
export type AmountStanding = 'known' | 'old' | 'missing';

interface PayButtonProps {
  /** With its currency. */
  shown: string;
  amount: AmountStanding;
  onRetry: () => void;
}

/** The button that pays. It never names an amount that is no longer to be paid. */
export function PayButton({ shown, amount, onRetry }: PayButtonProps) {
  const { formatMessage } = useIntl();
  if (amount === 'missing') {
    const [title, text] = [paymentMessages.failed, paymentMessages.failedText];
    return <FailurePanel title={formatMessage(title)} text={formatMessage(text)} onRetry={onRetry} />;
  }
  const busy =
    amount === 'old'
      ? formatMessage(paymentMessages.reckoning)
      : formatMessage(paymentMessages.paying, { amount: shown });
  return (
    <SubmitButton icon={Lock} size="l" isWide busyLabel={busy}>
      {formatMessage(paymentMessages.pay, { amount: shown })}
    </SubmitButton>
  );
}
