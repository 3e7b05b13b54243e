import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import { pastDayFault } from '../../rules/guest-details';

import { youMessages } from './you.messages';

const DAYS = {
  driver_born_on: {
    missing: youMessages.noBirthday,
    'no-day': youMessages.noSuchDay,
    ahead: youMessages.dayAhead,
  },
  driver_licence_since: {
    missing: youMessages.noLicenceDay,
    'no-day': youMessages.noSuchDay,
    ahead: youMessages.dayAhead,
  },
};
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
    const days = Object.entries(DAYS).map(([name, words]) => [
      name,
      (value: string) => {
        const fault = pastDayFault(value, today);
        return fault && formatMessage(words[fault]);
      },
    ]);
    return Object.fromEntries([...texts, ...days]) as Record<string, FieldCheck>;
  }, [formatMessage, today]);
}
