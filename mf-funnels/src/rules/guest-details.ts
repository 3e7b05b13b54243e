import type { GuestBooking, Me, UpdateBooking, UpdateMe } from '@campavia/contracts';
import { isPlainDate } from '@campavia/domain';

/** What was written into the form of who drives, by field. */
export type GuestForm = Record<string, string>;

/** What is wrong with a field: nothing in it, no such day, or a day that is still to come. */
export type DetailFault = 'missing' | 'no-day' | 'ahead';

/** What is wrong with a date that must be told and lie behind us. */
export function pastDayFault(written: string, today: string): DetailFault | undefined {
  if (written === '') return 'missing';
  if (!isPlainDate(written)) return 'no-day';
  return written > today ? 'ahead' : undefined;
}

/** What of the form goes to the profile: only what differs, and the birthday only where none is known. */
export function profileOf(me: Me, form: GuestForm): UpdateMe {
  const { first_name = '', last_name = '', phone = '', driver_born_on = '' } = form;
  return {
    ...differing('first_name', first_name.trim(), me.first_name),
    ...differing('last_name', last_name.trim(), me.last_name),
    ...differing('phone', phone.trim(), me.phone ?? ''),
    ...(me.borned_on === null && isPlainDate(driver_born_on) && { borned_on: driver_born_on }),
  };
}

/** What of the form goes to the booking. */
export function driverOf({ driver_born_on, driver_licence_since, licence_type }: GuestForm): UpdateBooking {
  return {
    ...(isPlainDate(driver_born_on) && { driver_born_on }),
    ...(isPlainDate(driver_licence_since) && { driver_licence_since }),
    licence_type: licence_type === 'C' ? 'C' : 'B',
  };
}

/** What is shown in the form at first: nothing is asked twice. */
export function knownDetails(me: Me, booking: GuestBooking) {
  return {
    born: booking.driver_born_on ?? me.borned_on,
    licenceSince: booking.driver_licence_since ?? '',
    licence: booking.licence_type ?? 'B',
  };
}

function differing<Name extends 'first_name' | 'last_name' | 'phone'>(
  name: Name,
  written: string,
  known: string,
) {
  return written === known ? {} : { [name]: written };
}
