import { type ComponentType, useEffect, useState } from 'react';

import type { GuestBooking } from '@campavia/contracts';

const fetchPiece = async () =>
  (await import(/* webpackChunkName: "similar-campers" */ './similar-campers')).SimilarCampers;

/** What stands below a trip that waits for its owner: it comes after the page, which stands without it. */
export function WhileWaiting({ trip }: { trip: GuestBooking }) {
  const [Piece, setPiece] = useState<ComponentType<{ trip: GuestBooking }>>();
  useEffect(() => {
    let isGone = false;
    fetchPiece().then(
      (piece) => !isGone && setPiece(() => piece),
      () => undefined,
    );
    return () => void (isGone = true);
  }, []);
  return Piece ? <Piece trip={trip} /> : null;
}
