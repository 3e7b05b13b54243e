import useSWR from 'swr';

import { bookingKeys } from '@campavia/api-client';
import type { BookingPrice, GuestBooking } from '@campavia/contracts';

import { remedyForUninsured, type Remedy } from '../rules/uninsured-driver';

export function useChosenInsurance({ id, insurance }: Pick<GuestBooking, 'id' | 'insurance'>): number {
  const { data: price } = useSWR<BookingPrice>(bookingKeys.price(id), null);
  return price?.insurance_id ?? insurance.id;
}

export function useUninsuredRemedy(booking: GuestBooking): Remedy {
  return remedyForUninsured(useChosenInsurance(booking), booking);
}
