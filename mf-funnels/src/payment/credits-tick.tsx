import { useIntl } from 'react-intl';

import type { BookingPayments, GuestBooking, PaymentMeans } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { ErrorText } from '@campavia/ui';

import { useSpendCredits } from '../data/use-spend-credits';
import { paymentMessages } from './payment.messages';
import { CreditsLine } from './payment.styles';

interface CreditsTickProps {
  booking: GuestBooking;
  payments: BookingPayments;
  type: PaymentMeans['type'] | undefined;
  onChanged: () => void;
}

/** Rental credits, where there are some: what they pay need not be paid otherwise. */
export function CreditsTick({ booking, payments, type, onChanged }: CreditsTickProps) {
  const intl = useIntl();
  const { usable, usable_currency, is_used } = payments.rental_credits;
  const { spend, isBusy, hasFailed } = useSpendCredits(booking.id, payments, onChanged);
  if (Number(usable) === 0) return null;
  const amount = formatMoney(intl, usable, usable_currency);
  return (
    <div>
      <CreditsLine>
        <input
          type="checkbox"
          checked={is_used}
          aria-busy={isBusy || undefined}
          onChange={() => void spend(is_used ? 'keep' : 'use', type)}
        />
        <span>{intl.formatMessage(paymentMessages.credits, { amount })}</span>
      </CreditsLine>
      {hasFailed && <ErrorText>{intl.formatMessage(paymentMessages.creditsFailed)}</ErrorText>}
    </div>
  );
}
