import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import { licenceDayFault, pastDayFault } from '../../rules/guest-details';

import { youMessages } from './you.messages';

const DAY = { 'no-day': youMessages.noSuchDay, ahead: youMessages.dayAhead };
const BIRTHDAY = { ...DAY, missing: youMessages.noBirthday };
const LICENCE_DAY = { ...DAY, missing: youMessages.noLicenceDay, 'too-old': youMessages.licenceTooOld };
const TEXTS = {
  first_name: youMessages.noFirstName,
  last_name: youMessages.noLastName,
  phone: youMessages.noPhone,
};

/** What must be told of who drives, said before anything is sent. */
export function useDetailChecks(): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const today = useToday();
  return useMemo(() => {
    const texts = Object.entries(TEXTS).map(([name, words]) => [
      name,
      (value: string) => (value.trim() === '' ? formatMessage(words) : undefined),
    ]);
    return {
      ...(Object.fromEntries(texts) as Record<string, FieldCheck>),
      driver_born_on(born) {
        const fault = pastDayFault(born, today);
        return fault && formatMessage(BIRTHDAY[fault]);
      },
      driver_licence_since(_, values) {
        const fault = licenceDayFault(values, today);
        return fault && formatMessage(LICENCE_DAY[fault]);
      },
    };
  }, [formatMessage, today]);
}
