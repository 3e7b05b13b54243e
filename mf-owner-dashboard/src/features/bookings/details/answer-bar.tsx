import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { BottomBar } from '@campavia/ui';

import { findDeadline } from '../../../rules/booking-status';

import { useDeadline } from '../use-deadline';
import { AnswerButtons } from './answer-buttons';

/** On small screens: the amount and both answers, always in view. */
export function AnswerBar({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const { left, hasPassed } = useDeadline(findDeadline(booking));
  if (!booking.buttons.includes('accept') || hasPassed) return null;
  return (
    <BottomBar>
      <div>
        <b>{formatMoney(intl, booking.total_earnings, booking.total_earnings_currency)}</b>
        {left && <small>{left}</small>}
      </div>
      <AnswerButtons booking={booking} />
    </BottomBar>
  );
}
