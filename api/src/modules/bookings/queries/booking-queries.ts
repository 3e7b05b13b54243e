import type {
  BookingListQuery,
  GuestBooking,
  GuestBookingList,
  OwnerBooking,
  OwnerBookingList,
} from '@campavia/contracts';

import type { AppContext } from '../../../core/app-context';
import type { RentalCover } from '../../../providers/rental-cover/rental-cover';
import type { BookingPrices } from '../../booking-prices/booking-prices.service';
import { listDriverStatuses } from '../../documents/documents.service';
import { createBookingDetailsStore } from './booking-details.store';
import type { VisibleBooking } from './booking-fields.mapper';
import { findFigures } from './booking-figures';
import { createBookingPages } from './booking-pages';
import { toGuestBooking } from './guest-booking.mapper';
import { toOwnerBooking } from './owner-booking.mapper';
import { createRequestCalendarStore } from './request-calendar.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  prices: BookingPrices;
  rentalCover: RentalCover;
}

/**
 * Reads bookings as visible to their guests and owners, with overdue transitions applied even before the job stores
 * them.
 */
export function createBookingQueries(needs: Needs) {
  const pages = createBookingPages(needs);

  /** One booking as its guest sees it. @throws HttpError 404 booking_not_found */
  async function guestBooking(userId: number, id: number | string): Promise<GuestBooking> {
    const visible = await pages.one({ role: 'guest', userId }, id);
    return (await mapForGuest([visible], needs))[0] as GuestBooking;
  }

  /** One booking as its owner sees it. @throws HttpError 404 booking_not_found */
  async function ownerBooking(userId: number, id: number | string): Promise<OwnerBooking> {
    const visible = await pages.one({ role: 'owner', userId }, id);
    return (await mapForOwner([visible], needs))[0] as OwnerBooking;
  }

  /** One page of a guest's bookings. @throws InvalidFieldsError for an unknown state */
  async function guestList(userId: number, query: BookingListQuery): Promise<GuestBookingList> {
    const { visible, ...paging } = await pages.page({ role: 'guest', userId }, query);
    return { ...paging, results: await mapForGuest(visible, needs) };
  }

  /** One page of the bookings of an owner's campers. @throws InvalidFieldsError for an unknown state */
  async function ownerList(userId: number, query: BookingListQuery): Promise<OwnerBookingList> {
    const { visible, ...paging } = await pages.page({ role: 'owner', userId }, query);
    return { ...paging, results: await mapForOwner(visible, needs) };
  }

  return { guestBooking, ownerBooking, guestList, ownerList, options: pages.options };
}

export type BookingQueries = ReturnType<typeof createBookingQueries>;

async function mapForGuest(
  visible: readonly VisibleBooking[],
  { prices, rentalCover }: Needs,
): Promise<GuestBooking[]> {
  const hasRentalCover = await rentalCover.terms().then(
    () => true,
    () => false,
  );
  return Promise.all(
    visible.map(async (one) => {
      const figures = await findFigures(one.details, prices);
      return toGuestBooking(one, { figures, hasRentalCover });
    }),
  );
}

async function mapForOwner(
  visible: readonly VisibleBooking[],
  { database, clock, prices }: Needs,
): Promise<OwnerBooking[]> {
  const guests = [...new Set(visible.map(({ details }) => details.guest_id))];
  const asked = visible.filter(({ facts }) => facts.state === 'VALIDATED').map(({ details }) => details.id);
  const now = clock.now();
  const [records, statuses, calendars] = await Promise.all([
    createBookingDetailsStore(database).records(guests, clock.today()),
    listDriverStatuses(database, guests, now),
    createRequestCalendarStore(database).list(asked, now),
  ]);
  return Promise.all(
    visible.map(async (one) => {
      const { id, guest_id } = one.details;
      return toOwnerBooking(one, {
        figures: await findFigures(one.details, prices),
        record: records.find((each) => each.guest_id === guest_id),
        statuses: statuses.get(guest_id) ?? [],
        calendar: calendars.find(({ booking_id }) => booking_id === id),
      });
    }),
  );
}
