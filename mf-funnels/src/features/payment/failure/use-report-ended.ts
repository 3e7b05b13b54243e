import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';

import type { PaymentFailure } from '../../../rules/payment/payment-failure';
import { failureMessages } from './failure.messages';
import { isUnsure } from './use-failure-texts';

/** Says why a trip can no longer be paid, on whatever page comes next: the one that said it is left. */
export function useReportEnded(): (trouble: PaymentFailure) => void {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useCallback(
    ({ code }) => {
      const why = formatMessage(REASONS[code] ?? failureMessages.wrongState);
      const safe = formatMessage(failureMessages.nothingTaken, { count: 0 });
      const said = isUnsure(code) ? { title: why } : { title: safe, text: why };
      events.send('toast.shown', { tone: 'stop', ...said, isImportant: true });
    },
    [formatMessage, events],
  );
}

/** A bank's own reason is of no use for a trip that cannot be paid: these say what became of the trip. */
const REASONS = {
  BOOKING_NOT_IN_VALID_STATE: failureMessages.endedMeanwhile,
  CAMPER_ALREADY_BOOKED: failureMessages.taken,
} as Partial<Record<PaymentFailure['code'], (typeof failureMessages)['taken']>>;
