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
import { createBookingDetailsStore } from './booking-details.store';
import type { Seen } from './booking-fields.mapper';
import { figuresOf } from './booking-figures';
import { createBookingPages } from './booking-pages';
import { toGuestBooking } from './guest-booking.mapper';
import { toOwnerBooking } from './owner-booking.mapper';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  prices: BookingPrices;
  rentalCover: RentalCover;
}

/** Bookings as the two sides of them read them. What is overdue has happened for them, whether a job has run or not. */
export function createBookingReading(needs: Needs) {
  const pages = createBookingPages(needs);

  /** One booking as its guest sees it. @throws HttpError 404 booking_not_found */
  async function guestBooking(userId: number, id: number | string): Promise<GuestBooking> {
    const seen = await pages.one({ role: 'guest', userId }, id);
    return (await forGuest([seen], needs))[0] as GuestBooking;
  }

  /** One booking as its owner sees it. @throws HttpError 404 booking_not_found */
  async function ownerBooking(userId: number, id: number | string): Promise<OwnerBooking> {
    const seen = await pages.one({ role: 'owner', userId }, id);
    return (await forOwner([seen], needs))[0] as OwnerBooking;
  }

  /** One page of a guest's bookings. @throws InvalidFieldsError for a state that there is not */
  async function guestList(userId: number, query: BookingListQuery): Promise<GuestBookingList> {
    const { seen, ...paging } = await pages.page({ role: 'guest', userId }, query);
    return { ...paging, results: await forGuest(seen, needs) };
  }

  /** One page of the bookings of an owner's campers. @throws InvalidFieldsError for a state that there is not */
  async function ownerList(userId: number, query: BookingListQuery): Promise<OwnerBookingList> {
    const { seen, ...paging } = await pages.page({ role: 'owner', userId }, query);
    return { ...paging, results: await forOwner(seen, needs) };
  }

  return { guestBooking, ownerBooking, guestList, ownerList, options: pages.options };
}

export type BookingReading = ReturnType<typeof createBookingReading>;

async function forGuest(seen: readonly Seen[], { prices, rentalCover }: Needs): Promise<GuestBooking[]> {
  const hasRentalCover = await rentalCover.terms().then(
    () => true,
    () => false,
  );
  return Promise.all(
    seen.map(async (one) => {
      const figures = await figuresOf(one.details, prices);
      return toGuestBooking(one, { figures, hasRentalCover });
    }),
  );
}

async function forOwner(seen: readonly Seen[], { database, clock, prices }: Needs): Promise<OwnerBooking[]> {
  const guests = seen.map(({ details }) => details.guest_id);
  const records = await createBookingDetailsStore(database).records(guests, clock.today());
  return Promise.all(
    seen.map(async (one) => {
      const record = records.find(({ guest_id }) => guest_id === one.details.guest_id);
      return toOwnerBooking(one, { figures: await figuresOf(one.details, prices), record });
    }),
  );
}
