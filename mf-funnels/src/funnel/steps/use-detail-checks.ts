import { useIntl } from 'react-intl';

import { phoneExampleOf } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import { isPhone, licenceDayFault, pastDayFault } from '../../rules/guest-details';

import type { DriverCover } from './use-driver-cover';
import { youMessages } from './you.messages';

const DAY = { 'no-day': youMessages.noSuchDay, ahead: youMessages.dayAhead };
const BIRTHDAY = { ...DAY, missing: youMessages.noBirthday };
const LICENCE_DAY = { ...DAY, missing: youMessages.noLicenceDay, 'too-old': youMessages.licenceTooOld };

/** What must be told of who drives, said before anything is sent. */
export function useDetailChecks({ faultOf }: Pick<DriverCover, 'faultOf'>): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const today = useToday();
  const example = phoneExampleOf(useSite().country);
  const isEmpty = (value: string) => value.trim() === '';
  return {
    first_name: (name) => (isEmpty(name) ? formatMessage(youMessages.noFirstName) : undefined),
    last_name: (name) => (isEmpty(name) ? formatMessage(youMessages.noLastName) : undefined),
    phone(phone) {
      if (isEmpty(phone)) return formatMessage(youMessages.noPhone);
      return isPhone(phone) ? undefined : formatMessage(youMessages.badPhone, { example });
    },
    driver_born_on(born, values) {
      const fault = pastDayFault(born, today);
      const uncovered = faultOf('driver_born_on', values);
      return fault ? formatMessage(BIRTHDAY[fault]) : uncovered;
    },
    driver_licence_since(_, values) {
      const fault = licenceDayFault(values, today);
      const uncovered = faultOf('driver_licence_since', values);
      return fault ? formatMessage(LICENCE_DAY[fault]) : uncovered;
    },
  };
}
