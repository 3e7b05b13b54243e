import useSWR from 'swr';

import { bookingKeys } from '@campavia/api-client';
import type { BookingPrice, GuestBooking } from '@campavia/contracts';

import { remedyForUninsured, type Remedy } from '../rules/uninsured-driver';

/** The id of a booking's insurance as it was last chosen on this page; sends no request. */
export function useChosenInsurance({ id, insurance }: Pick<GuestBooking, 'id' | 'insurance'>): number {
  const { data: price } = useSWR<BookingPrice>(bookingKeys.price(id), null);
  return price?.insurance_id ?? insurance.id;
}

/** What has to change for a trip that its insurance has refused. */
export function useUninsuredRemedy(booking: GuestBooking): Remedy {
  return remedyForUninsured(useChosenInsurance(booking), booking);
}
