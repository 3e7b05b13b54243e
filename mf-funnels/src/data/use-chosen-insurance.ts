import useSWR from 'swr';

import { bookingKeys } from '@campavia/api-client';
import type { BookingPrice, GuestBooking } from '@campavia/contracts';

/** The number of the insurance of a booking, as it was chosen last on this page; asks for nothing. */
export function useChosenInsurance({ id, insurance }: Pick<GuestBooking, 'id' | 'insurance'>): number {
  const { data: price } = useSWR<BookingPrice>(bookingKeys.price(id), null);
  return price?.insurance_id ?? insurance.id;
}
