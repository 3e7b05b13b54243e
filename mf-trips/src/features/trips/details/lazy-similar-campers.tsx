import type { GuestBooking } from '@campavia/contracts';
import { useLazyComponent } from '@campavia/ui/browser';

const loadSimilarCampers = async () =>
  (await import(/* webpackChunkName: "similar-campers" */ './similar-campers')).SimilarCampers;

export function LazySimilarCampers({ trip }: { trip: GuestBooking }) {
  const { Component: SimilarCampers } = useLazyComponent(loadSimilarCampers);
  return SimilarCampers ? <SimilarCampers trip={trip} /> : null;
}
