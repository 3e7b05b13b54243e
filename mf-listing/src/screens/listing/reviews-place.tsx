import { useEffect, useRef, useState } from 'react';

import type { Listing } from '@campavia/contracts';
import { Slot } from '@campavia/remote-kit';
import { Ghost } from '@campavia/ui';

import { watchNear } from '../../parts/watch-near';

/** The room of the reviews; who lends them is asked once it comes near the window. */
export function ReviewsPlace({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? watchNear(place.current, () => setNear(true)) : undefined), []);
  const { id: camperId, review_average: average, review_count: count } = listing;
  const pending = <Ghost $height="24rem" />;
  return (
    <div id="reviews" ref={place}>
      {isNear ? (
        <Slot name="listing.reviews" with={{ camperId, average: average ?? 0, count }} pending={pending} />
      ) : (
        pending
      )}
    </div>
  );
}
