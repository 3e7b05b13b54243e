import useSWR from 'swr';

import { getReviews, reviewKeys } from '@campavia/api-client';
import type { OwnerBooking, ReviewList } from '@campavia/contracts';

import { requireCurrentGuest } from '../../rules/reviews/review-form';

const SHOWN = 3;

/** What other owners wrote about the guest of a booking; undefined while it loads or cannot be loaded. */
export function useGuestReviews(booking: OwnerBooking | undefined): ReviewList | undefined {
  const query = { target_id: booking?.guest.id, author_type: 'owner', page_size: SHOWN } as const;
  return useSWR(reviewKeys.reviews(query), () =>
    getReviews({ ...query, target_id: requireCurrentGuest(booking).id }),
  ).data;
}
