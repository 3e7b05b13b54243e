import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';

import type { PaymentTrouble } from '../rules/payment-trouble';
import { troubleMessages } from './trouble.messages';
import { isUnsure } from './use-trouble';

/** Says why a trip can no longer be paid, on whatever page comes next: the one that said it is left. */
export function useTellOver(): (trouble: PaymentTrouble) => void {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useCallback(
    ({ code }) => {
      const why = formatMessage(REASONS[code] ?? troubleMessages.wrongState);
      const safe = formatMessage(troubleMessages.nothingTaken, { count: 0 });
      const said = isUnsure(code) ? { title: why } : { title: safe, text: why };
      events.send('toast.shown', { tone: 'stop', ...said, isImportant: true });
    },
    [formatMessage, events],
  );
}

/** A bank's own reason is of no use for a trip that cannot be paid: these say what became of the trip. */
const REASONS = {
  BOOKING_NOT_IN_VALID_STATE: troubleMessages.endedMeanwhile,
  CAMPER_ALREADY_BOOKED: troubleMessages.taken,
} as Partial<Record<PaymentTrouble['code'], (typeof troubleMessages)['taken']>>;
