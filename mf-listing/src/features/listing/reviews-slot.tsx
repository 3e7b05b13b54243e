import { useEffect, useRef, useState } from 'react';

import type { Listing } from '@campavia/contracts';
import { Slot } from '@campavia/remote-kit';
import { Skeleton } from '@campavia/ui';

import { watchNear } from '../../components/watch-near';

export function ReviewsSlot({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? watchNear(place.current, () => setNear(true)) : undefined), []);
  const { id: camperId, review_average: average, review_count: count } = listing;
  const pending = <Skeleton $height="24rem" />;
  return (
    <div id="reviews" ref={place} data-pending={isNear ? undefined : ''}>
      {isNear ? (
        <Slot name="listing.reviews" with={{ camperId, average: average ?? 0, count }} pending={pending} />
      ) : (
        pending
      )}
    </div>
  );
}
