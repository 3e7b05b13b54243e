import type { CreateExtension } from '@campavia/contracts';
import { daysBetween, isPlainDate, type PlainDate } from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import type { BookingRow } from '../bookings/booking-process.service';
import type { RequestedExtension } from './request-quotes';

/** Reads the extension that a guest requests. @throws InvalidFieldsError for invalid days */
export function readExtensionForm(form: CreateExtension, booking: BookingRow): RequestedExtension {
  const { reason } = form;
  if (reason === 'km_100' || reason === 'km_200' || reason === 'km_unlimited') return { reason };
  const fields = createFieldReader();
  const days = form.days ?? daysOf({ ...form, reason }, booking, fields);
  if (days !== undefined && (reason === 'day_slide' ? days === 0 : days < 1)) {
    fields.refuse('days', 'field_invalid');
  }
  fields.settle();
  return { reason, days: days ?? 0 };
}

type RequestedDays = CreateExtension & {
  reason: Exclude<RequestedExtension, { reason: `km_${string}` }>['reason'];
};

// An extended trip is given by its new first or last day, a moved one by either.
function daysOf(form: RequestedDays, booking: BookingRow, fields: FieldReader): number | undefined {
  switch (form.reason) {
    case 'day_before':
    case 'ins_day_before':
      return required(daysEarlier(form, booking, fields), form.date_from, fields);
    case 'day_after':
    case 'ins_day_after':
      return required(daysLater(form, booking, fields), form.date_to, fields);
    case 'day_slide':
      return daysMoved(form, booking, fields);
  }
}

function daysMoved(form: RequestedDays, booking: BookingRow, fields: FieldReader): number | undefined {
  const [earlier, later] = [daysEarlier(form, booking, fields), daysLater(form, booking, fields)];
  const moved = earlier === undefined ? later : -earlier;
  if (later !== undefined && later !== moved) fields.refuse('date_to', 'field_invalid');
  return required(moved, form.date_from ?? form.date_to, fields);
}

function daysEarlier(
  { date_from }: RequestedDays,
  booking: BookingRow,
  fields: FieldReader,
): number | undefined {
  const from = readDay(date_from, 'date_from', fields);
  return from && daysBetween(from, booking.date_from);
}

function daysLater({ date_to }: RequestedDays, booking: BookingRow, fields: FieldReader): number | undefined {
  const to = readDay(date_to, 'date_to', fields);
  return to && daysBetween(booking.date_to, to);
}

function required(days: number | undefined, text: string | undefined, fields: FieldReader) {
  return text === undefined ? fields.refuse('days', 'field_required') : days;
}

function readDay(text: string | undefined, field: string, fields: FieldReader): PlainDate | undefined {
  if (text === undefined) return undefined;
  return isPlainDate(text) ? text : fields.refuse(field, 'field_not_a_date');
}
