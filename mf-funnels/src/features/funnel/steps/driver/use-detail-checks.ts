import { useIntl } from 'react-intl';

import { phoneExampleOf } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import { isPhone, checkLicenceDay, checkPastDay } from '../../../../rules/guest-details';

import type { DriverCover } from './use-driver-cover';
import { userDetailsMessages } from './user-details.messages';

const DAY = { 'no-day': userDetailsMessages.noSuchDay, ahead: userDetailsMessages.dayAhead };
const BIRTHDAY = { ...DAY, missing: userDetailsMessages.noBirthday };
const LICENCE_DAY = {
  ...DAY,
  missing: userDetailsMessages.noLicenceDay,
  'too-old': userDetailsMessages.licenceTooOld,
};

export function useDetailChecks({ faultOf }: Pick<DriverCover, 'faultOf'>): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const today = useToday();
  const example = phoneExampleOf(useSite().country);
  const isEmpty = (value: string) => value.trim() === '';
  return {
    first_name: (name) => (isEmpty(name) ? formatMessage(userDetailsMessages.noFirstName) : undefined),
    last_name: (name) => (isEmpty(name) ? formatMessage(userDetailsMessages.noLastName) : undefined),
    phone(phone) {
      if (isEmpty(phone)) return formatMessage(userDetailsMessages.noPhone);
      return isPhone(phone) ? undefined : formatMessage(userDetailsMessages.badPhone, { example });
    },
    driver_born_on(born, values) {
      const fault = checkPastDay(born, today);
      const uncovered = faultOf('driver_born_on', values);
      return fault ? formatMessage(BIRTHDAY[fault]) : uncovered;
    },
    driver_licence_since(_, values) {
      const fault = checkLicenceDay(values, today);
      const uncovered = faultOf('driver_licence_since', values);
      return fault ? formatMessage(LICENCE_DAY[fault]) : uncovered;
    },
  };
}
