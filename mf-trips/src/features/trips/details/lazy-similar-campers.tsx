import { type ComponentType, useEffect, useState } from 'react';

import type { GuestBooking } from '@campavia/contracts';

const loadSimilarCampers = async () =>
  (await import(/* webpackChunkName: "similar-campers" */ './similar-campers')).SimilarCampers;

export function LazySimilarCampers({ trip }: { trip: GuestBooking }) {
  const [SimilarCampers, setSimilarCampers] = useState<ComponentType<{ trip: GuestBooking }>>();
  useEffect(() => {
    let isUnmounted = false;
    loadSimilarCampers().then(
      (piece) => !isUnmounted && setSimilarCampers(() => piece),
      () => undefined,
    );
    return () => void (isUnmounted = true);
  }, []);
  return SimilarCampers ? <SimilarCampers trip={trip} /> : null;
}
