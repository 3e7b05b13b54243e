import type { GuestBooking, Me, UpdateBooking, UpdateMe } from '@campavia/contracts';
import { canHoldLicenceSince, isPlainDate } from '@campavia/domain';

import { valuesOf } from './typed-fields';

/** Only birthdays of drivers between these ages are saved. */
const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

export type GuestForm = Record<string, string>;

export type FieldProblem = 'missing' | 'no-day' | 'ahead';

export function checkPastDay(written: string, today: string): FieldProblem | undefined {
  if (written === '') return 'missing';
  if (!isPlainDate(written)) return 'no-day';
  return written > today ? 'ahead' : undefined;
}

/** `too-old`: the driver was too young for a licence on that day. */
export function checkLicenceDay(
  { driver_licence_since: since = '', driver_born_on: born = '' }: GuestForm,
  today: string,
): FieldProblem | 'too-old' | undefined {
  const fault = checkPastDay(since, today);
  if (fault) return fault;
  return canBeHeld(born, since) ? undefined : 'too-old';
}

/** The birthday is sent only if the profile has none. */
export function pickProfileChanges(me: Me, form: GuestForm): UpdateMe {
  const { first_name = '', last_name = '', phone = '', driver_born_on = '' } = form;
  return {
    ...differing('first_name', first_name.trim(), me.first_name),
    ...differing('last_name', last_name.trim(), me.last_name),
    ...differing('phone', phone.trim(), me.phone ?? ''),
    ...(me.borned_on === null && isPlainDate(driver_born_on) && { borned_on: driver_born_on }),
  };
}

export function pickDriver({ driver_born_on, driver_licence_since, licence_type }: GuestForm): UpdateBooking {
  return {
    ...(isPlainDate(driver_born_on) && { driver_born_on }),
    ...(isPlainDate(driver_licence_since) && { driver_licence_since }),
    licence_type: licence_type === 'C' ? 'C' : 'B',
  };
}

/** The driver's fields that can be saved while the form is filled in: dates that the api accepts. */
export function pickSavableDriver(form: GuestForm, today: string): UpdateBooking {
  const { driver_born_on: born = '', driver_licence_since: since = '', licence_type } = form;
  const { driver_born_on, driver_licence_since } = canBeHeld(born, since) ? pickDriver(form) : {};
  return {
    ...(driver_born_on && isAdult(driver_born_on, today) && { driver_born_on }),
    ...(driver_licence_since && driver_licence_since <= today && { driver_licence_since }),
    ...(licence_type !== undefined && { licence_type: licence_type === 'C' ? 'C' : 'B' }),
  };
}

export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(text.replace(/[\s().-]/g, '').replace(/^00/, '+'));
}

/** Invalid dates become null. */
export function driverInForm(form: GuestForm, today: string) {
  const { driver_born_on: born = '', driver_licence_since: since = '' } = form;
  return {
    driver_born_on: checkPastDay(born, today) ? null : born,
    driver_licence_since: checkLicenceDay(form, today) ? null : since,
  };
}

export function buildInitialForm({
  me,
  booking,
  typed,
}: {
  me: Me;
  booking: GuestBooking;
  typed: GuestForm;
}) {
  const { born, licenceSince } = knownDetails(me, booking);
  const [year = '', month = '', day = ''] = born?.split('-') ?? [];
  const boxes = { 'driver_born_on.day': day, 'driver_born_on.month': month, 'driver_born_on.year': year };
  return valuesOf(Object.entries({ ...boxes, driver_licence_since: licenceSince, ...typed }));
}

export function knownDetails(me: Me, booking: GuestBooking) {
  return {
    born: booking.driver_born_on ?? me.borned_on,
    licenceSince: booking.driver_licence_since ?? '',
    licence: booking.licence_type ?? 'B',
  };
}

/** Invalid dates pass, because they are reported elsewhere. */
function canBeHeld(born: string, since: string): boolean {
  const [bornOn, licenceSince] = [born, since].map((text) => (isPlainDate(text) ? text : null));
  return canHoldLicenceSince({ bornOn: bornOn ?? null, licenceSince: licenceSince ?? null });
}

// ISO dates compare as text.
function isAdult(born: string, today: string): boolean {
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return born <= yearsAgo(ADULT_YEARS) && born >= yearsAgo(OLDEST_YEARS);
}

function differing<Name extends 'first_name' | 'last_name' | 'phone'>(
  name: Name,
  written: string,
  known: string,
) {
  return written === known ? {} : { [name]: written };
}
