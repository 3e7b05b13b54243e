import type { OwnerBooking } from '@campavia/contracts';
import { formatDecimal, isRefusable, type DocumentWindowStatus } from '@campavia/domain';

import { averageOf } from '../../../core/review-average';

import type { GuestRecord } from './booking-details.store';
import type { BookingFigures } from './booking-figures';
import { momentOrNull, personFields, sharedFields, type VisibleBooking } from './booking-fields.mapper';
import type { RequestCalendar } from './request-calendar.store';

interface OwnerContext {
  figures: BookingFigures;
  record: GuestRecord | undefined;
  /** Statuses of the documents that the guest needs to drive. */
  statuses: readonly DocumentWindowStatus[];
  /** Undefined unless the owner has to answer. */
  calendar: RequestCalendar | undefined;
}

/** A booking as its owner sees it. */
export function toOwnerBooking(
  visible: VisibleBooking,
  { figures, record, statuses, calendar }: OwnerContext,
): OwnerBooking {
  const { details, facts } = visible;
  const { review_sum = 0, review_count = 0, booking_count = 0 } = record ?? {};
  return {
    id: details.id,
    ...sharedFields(visible, figures),
    is_refusable: isRefusable(facts),
    total_earnings: formatDecimal(figures.earnings),
    total_earnings_currency: details.currency_owner,
    extension_earnings: formatDecimal(figures.extensionEarnings),
    extension_earnings_currency: details.currency_owner,
    guest: {
      review_average_as_guest: averageOf(review_sum, review_count),
      review_count_as_guest: review_count,
      booking_count_as_guest: booking_count,
      documents: driverCheckOf(statuses),
      ...personFields(visible),
    },
    has_review: details.has_owner_review,
    owner_accept_expire_on: momentOrNull(details.answer_by),
    calendar: calendar ? calendarOf(calendar) : null,
  };
}

function driverCheckOf(statuses: readonly DocumentWindowStatus[]): OwnerBooking['guest']['documents'] {
  if (statuses.length === 0) return 'missing';
  if (statuses.every((status) => status === 'validated')) return 'checked';
  return statuses.includes('missing') ? 'missing' : 'sent';
}

function calendarOf({ is_free, busy_before, busy_after, rivals }: RequestCalendar): OwnerBooking['calendar'] {
  return { is_free, busy_before, busy_after, rivals };
}
