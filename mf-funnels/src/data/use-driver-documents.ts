import useSWR from 'swr';

import { documentKeys, getBookingDocuments, getGuestDocuments } from '@campavia/api-client';
import type { DocumentList, GuestBooking } from '@campavia/contracts';

export interface DriverDocuments {
  own: DocumentList | undefined;
  /** Only for trips with a second driver. */
  second: DocumentList | undefined;
  hasSecondDriver: boolean;
}

export function useDriverDocuments(
  userId: number,
  { id, second_driver }: Pick<GuestBooking, 'id' | 'second_driver'>,
): DriverDocuments {
  const hasSecondDriver = second_driver === 'selected';
  const own = useSWR(documentKeys.guest(userId), () => getGuestDocuments(userId));
  const second = useSWR(hasSecondDriver ? documentKeys.booking(id) : null, () => getBookingDocuments(id));
  return { own: own.data, second: second.data, hasSecondDriver };
}
