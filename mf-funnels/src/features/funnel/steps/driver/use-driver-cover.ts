import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import { useToday } from '@campavia/remote-kit';

import { readTyped } from '../../../../data/typed-fields';
import { useInsurance } from '../../../../data/use-insurance';
import { findShortfall } from '../../../../rules/driver-rules';
import { driverInForm, buildInitialForm, type GuestForm } from '../../../../rules/guest-details';

import { daysOf } from '../../../../rules/trip-of-query';
import { userDetailsMessages } from './user-details.messages';

export type DriverDate = 'driver_born_on' | 'driver_licence_since';
type Faults = Partial<Record<DriverDate, string>>;

export interface Uncovered {
  faults: Faults;
  takenFrom: string;
}

export interface DriverCover {
  uncovered: Uncovered | undefined;
  /** Whether the field already shows this problem, because the form was sent with it. */
  isShown: (field: DriverDate) => boolean;
  look: (form: GuestForm) => void;
  faultOf: (field: DriverDate, form: GuestForm) => string | undefined;
}

interface Of {
  booking: GuestBooking;
  me: Me;
  place: string;
}

export function useDriverCover({ booking, me, place }: Of): DriverCover {
  const uncoveredIn = useUncovered(booking);
  const [form, look] = useState<GuestForm>(() => buildInitialForm({ me, booking, typed: readTyped(place) }));
  const [shown, setShown] = useState<Faults>({});
  const uncovered = uncoveredIn(form);
  return {
    uncovered,
    isShown: (field) => shown[field] !== undefined && shown[field] === uncovered?.faults[field],
    look,
    faultOf(field, sent) {
      const fault = uncoveredIn(sent)?.faults[field];
      setShown((before) => ({ ...before, [field]: fault }));
      return fault;
    },
  };
}

/** While the insurances are not loaded no driver is refused: the api checks again when the trip is sent. */
function useUncovered(booking: GuestBooking): (form: GuestForm) => Uncovered | undefined {
  const intl = useIntl();
  const today = useToday();
  const { insurance } = useInsurance(booking.camper.id, daysOf(booking));
  const date = formatPlainDate(intl, booking.date_from);
  return (form) => {
    const driver = driverInForm(form, today);
    const shortfall = findShortfall(insurance?.choices ?? [], { ...driver, date_from: booking.date_from });
    if (!shortfall) return undefined;
    const { age, licence, takenFrom } = shortfall;
    const born =
      age && intl.formatMessage(userDetailsMessages.tooYoung, { age: age.least, is: age.is, date });
    const since =
      licence &&
      intl.formatMessage(userDetailsMessages.tooNew, { years: licence.least, is: licence.is, date });
    return { faults: { driver_born_on: born, driver_licence_since: since }, takenFrom };
  };
}
