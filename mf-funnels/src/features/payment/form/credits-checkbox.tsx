import { useIntl } from 'react-intl';

import type { BookingPayments, PaymentMethod } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { ErrorText } from '@campavia/ui';

import type { UseRentalCredits } from '../../../data/payment/use-rental-credits';
import { paymentMessages } from '../payment.messages';
import { CreditsLine } from '../payment.styles';

interface CreditsCheckboxProps {
  payments: BookingPayments;
  credits: UseRentalCredits;
  type: PaymentMethod['type'] | undefined;
}

export function CreditsCheckbox({ payments, credits, type }: CreditsCheckboxProps) {
  const intl = useIntl();
  const { usable, usable_currency } = payments.rental_credits;
  const { isUsed, spend, isBusy, hasFailed } = credits;
  if (Number(usable) === 0) return null;
  const amount = formatMoney(intl, usable, usable_currency);
  return (
    <div>
      <CreditsLine>
        <input
          type="checkbox"
          checked={isUsed}
          aria-busy={isBusy || undefined}
          onChange={() => spend(isUsed ? 'keep' : 'use', type)}
        />
        <span>{intl.formatMessage(paymentMessages.credits, { amount })}</span>
      </CreditsLine>
      {hasFailed && (
        <div role="alert">
          <ErrorText>{intl.formatMessage(paymentMessages.creditsFailed)}</ErrorText>
        </div>
      )}
    </div>
  );
}
