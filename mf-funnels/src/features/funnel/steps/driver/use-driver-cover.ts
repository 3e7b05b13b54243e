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

/** The driver's dates that insurances check. */
export type DriverDate = 'driver_born_on' | 'driver_licence_since';
type Faults = Partial<Record<DriverDate, string>>;

/** That no insurance takes who drives. */
export interface Uncovered {
  /** Why, at the date that is the reason. */
  faults: Faults;
  /** The first day on which one does. */
  takenFrom: string;
}

export interface DriverCover {
  /** For the driver in the form now; undefined if an insurance covers them. */
  uncovered: Uncovered | undefined;
  /** Whether the form shows a sentence already, since it was sent with it. */
  isShown: (field: DriverDate) => boolean;
  /** Checks the current values of the form. */
  look: (form: GuestForm) => void;
  /** What is wrong with a date of a form that is sent. */
  faultOf: (field: DriverDate, form: GuestForm) => string | undefined;
}

interface Of {
  booking: GuestBooking;
  me: Me;
  /** What the tab remembers the fields under. */
  place: string;
}

/** Tells while the form is filled in that no insurance of the camper takes who drives. */
export function useDriverCover({ booking, me, place }: Of): DriverCover {
  const uncoveredIn = useUncovered(booking);
  const [form, look] = useState<GuestForm>(() => buildInitialForm({ me, booking, typed: readTyped(place) }));
  const [said, setSaid] = useState<Faults>({});
  const uncovered = uncoveredIn(form);
  return {
    uncovered,
    isShown: (field) => said[field] !== undefined && said[field] === uncovered?.faults[field],
    look,
    faultOf(field, sent) {
      const fault = uncoveredIn(sent)?.faults[field];
      setSaid((before) => ({ ...before, [field]: fault }));
      return fault;
    },
  };
}

/** Nothing is held against anybody while the insurances are not known: the api looks again when the trip is sent. */
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
