import type { UpdateBooking } from '@campavia/contracts';
import { canHoldLicenceSince, isPlainDate, type PlainDate } from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import type { BookingRow } from './process/booking-facts';
import type { BookingChanges } from './bookings.store';
import { momentsOf } from './create-booking';
import { readHours } from './read-hours';

/** Reads the form by which a guest changes a trip and its driver. @throws InvalidFieldsError */
export function readTrip(form: UpdateBooking, booking: BookingRow, today: PlainDate): BookingChanges {
  const fields = createFieldReader();
  const { travelers, purpose, licence_type } = form;
  const hours = readHours(form, booking, fields);
  // The owner has accepted these hours.
  if (booking.state === 'ACCEPTED' && isDifferent(hours, booking))
    fields.refuse('hour_from', 'field_invalid');
  const changes = {
    ...pickDefined({ travelers, purpose, licence_type }),
    ...(form.message !== undefined && { message: readText(form.message) ?? null }),
    ...readDriver(form, booking, { today, fields }),
    ...hours,
    ...momentsOf({ ...booking, ...hours }),
  };
  fields.settle();
  return changes;
}

/** Normalises a text of several lines; undefined for an empty one. */
export function readText(text = ''): string | undefined {
  // PostgreSQL does not store NUL characters.
  return text.replaceAll('\0', '').normalize('NFC').trim() || undefined;
}

type Hours = Pick<BookingRow, 'hour_from' | 'hour_to'>;

function isDifferent(hours: Hours, before: Hours): boolean {
  return hours.hour_from !== before.hour_from || hours.hour_to !== before.hour_to;
}

interface ReadContext {
  today: PlainDate;
  fields: FieldReader;
}

function readDriver(form: UpdateBooking, before: BookingRow, { today, fields }: ReadContext): BookingChanges {
  const { driver_born_on: born, driver_licence_since: since } = form;
  const changes = pickDefined({
    driver_born_on: typeof born === 'string' ? fields.birthday('driver_born_on', born, today) : born,
    driver_licence_since: typeof since === 'string' ? readPast(since, today, fields) : since,
  });
  const { driver_born_on: bornOn, driver_licence_since: licenceSince } = { ...before, ...changes };
  const isGiven = born !== undefined || since !== undefined;
  if (isGiven && !canHoldLicenceSince({ bornOn, licenceSince })) {
    fields.refuse('driver_licence_since', 'field_licence_too_old');
  }
  return changes;
}

function readPast(text: string, today: PlainDate, fields: FieldReader): PlainDate | undefined {
  if (!isPlainDate(text)) return fields.refuse('driver_licence_since', 'field_not_a_date');
  return text <= today ? text : fields.refuse('driver_licence_since', 'field_invalid');
}

function pickDefined<Changes extends object>(changes: Changes) {
  type Given = { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given;
}
