import type { CreateBooking } from '@campavia/contracts';
import {
  BOOKING_DEADLINES,
  hourText,
  isPlainDate,
  momentOf,
  zoneOfCountry,
  type CurrencyCode,
  type KmPackage,
  type PlainDate,
} from '@campavia/domain';
import { siteOf, type Site } from '@campavia/i18n/sites';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { createFieldReader } from '../../core/field-reader';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { PricesService } from '../prices/prices.service';
import { createBookedCamperStore, type BookedCamper } from './booked-camper.store';
import type { BookingRow } from './process/booking-facts';
import { createBookingsStore, type NewBooking } from './bookings.store';
import { withRetry } from '../../database/with-retry';
import { mostTravellers, readHours } from './read-hours';
import { TripRefusedError } from './trip-refusal';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  prices: PricesService;
}

/** The guest who creates a booking, with their site. */
export interface BookingGuest {
  userId: number;
  site: Site;
  currency: CurrencyCode;
  from: string;
}

const DEFAULT_HOURS = { hour_from: 9, hour_to: 20 } as const;

/** Creates drafts of bookings: they hold no days and are visible to the guest only. */
export function createBookingCreator({ database, clock, prices }: Needs) {
  /**
   * A new booking, ABANDONED until it is sent.
   * @throws HttpError 404, 410 as the listing; 405 too_many_open_requests
   * @throws InvalidFieldsError for the user's own camper and invalid fields; StayRefused when the trip is unavailable
   */
  async function create(form: CreateBooking, guest: BookingGuest): Promise<BookingRow> {
    const fields = createFieldReader();
    const hours = readHours(form, DEFAULT_HOURS, fields);
    fields.settle();
    const refusal = await findRefusal({ ...form, ...hours }, guest);
    const camper = await createBookedCamperStore(database).find(form.camper);
    if (!camper) throw new HttpError(404, 'camper_not_found');
    if (camper.owner_id === guest.userId)
      throw new InvalidFieldsError({ camper: { id: 'booking_own_camper' } });
    if (refusal) throw new TripRefusedError(refusal);
    const booking = { ...rowOf(form, guest, camper), ...hours };
    requireCapacity(booking.travelers, camper);
    const row = { ...booking, ...momentsOf(booking), created_at: clock.now(), touched_at: clock.now() };
    if (row.starts_at <= clock.now()) throw new TripRefusedError({ code: '107' });
    return withRetry(database, (within) => store(within, row));
  }

  /** Why a camper cannot be booked for some days, according to its price. */
  async function findRefusal(trip: RequestedDays, { userId, currency, from }: BookingGuest) {
    const query = {
      date_from: trip.date_from,
      date_to: trip.date_to,
      km: trip.km_package ?? 100,
      hour_from: hourText(trip.hour_from),
      hour_to: hourText(trip.hour_to),
    };
    const requester = { userId, currency, from, fault: undefined };
    const answer = await prices.price(String(trip.camper), query, requester);
    return 'refusal' in answer ? answer.refusal : undefined;
  }

  async function store(within: Database, booking: NewBooking): Promise<BookingRow> {
    const bookings = createBookingsStore(within);
    await bookings.lockGuest(booking.guest_id);
    await requireFewOpenRequests(within, { ...booking, id: 0 }, clock.now());
    const states = { from_state: booking.state, to_state: booking.state } as const;
    const by = { actor: 'guest', actor_id: booking.guest_id, reason: null, comment: null } as const;
    return bookings.insertWithChange(booking, { at: clock.now(), move: 'create', ...by, ...states });
  }

  return { create };
}

export type BookingCreator = ReturnType<typeof createBookingCreator>;

interface RequestedDays {
  camper: number;
  date_from: string;
  date_to: string;
  hour_from: number;
  hour_to: number;
  km_package?: number;
}

type GuestDays = Pick<BookingRow, 'id' | 'guest_id' | 'date_from' | 'date_to'>;

/** The lock of the guest is held. @throws HttpError 405 too_many_open_requests */
export async function requireFewOpenRequests(within: Database, booking: GuestDays, now: Date): Promise<void> {
  const open = await createBookingsStore(within).countOpen(booking, now);
  if (open >= BOOKING_DEADLINES.openRequests) throw new HttpError(405, 'too_many_open_requests');
}

/** @throws InvalidFieldsError */
export function requireCapacity(travelers: number, camper: BookedCamper): void {
  const limit = mostTravellers(camper);
  if (travelers > limit) {
    throw new InvalidFieldsError({ travelers: { id: 'field_at_most', values: { limit } } });
  }
}

/** Pick-up and return in the camper's time zone. */
export function momentsOf(
  days: Pick<BookingRow, 'date_from' | 'date_to' | 'hour_from' | 'hour_to' | 'time_zone'>,
) {
  return {
    starts_at: new Date(momentOf(days.date_from, days.hour_from, days.time_zone)),
    ends_at: new Date(momentOf(days.date_to, days.hour_to, days.time_zone)),
  };
}

function rowOf(form: CreateBooking, { userId, site, currency }: BookingGuest, camper: BookedCamper) {
  const { locale, currency: wanted } = form;
  const own = locale === undefined ? undefined : siteOf(locale);
  if (locale !== undefined && !own) throw new InvalidFieldsError({ locale: { id: 'field_not_a_choice' } });
  return {
    camper_id: camper.id,
    guest_id: userId,
    owner_id: camper.owner_id,
    state: 'ABANDONED' as const,
    is_instant: camper.instant_booking,
    date_from: dayOf(form.date_from),
    date_to: dayOf(form.date_to),
    time_zone: zoneOfCountry(camper.country),
    travelers: form.travelers ?? 1,
    km_package: (form.km_package ?? 100) as KmPackage,
    locale: (own ?? site).locale,
    currency_used: wanted ?? own?.currency ?? currency,
    currency_owner: camper.currency,
  };
}

// The price calculation has already refused invalid dates.
function dayOf(text: string): PlainDate {
  if (!isPlainDate(text)) throw new InvalidFieldsError({ date_from: { id: 'field_not_a_date' } });
  return text;
}
