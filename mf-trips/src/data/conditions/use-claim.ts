import { acceptClaim, addAnswerPhoto, answerClaim } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { useStoreConditions } from './use-conditions';

export interface UseClaim {
  accept: () => Promise<boolean | undefined>;
  /** Photos first: an answer that was sent takes none. */
  answer: (text: string, photos: readonly File[]) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Accepts or answers a claim of the owner. */
export function useClaim(tripId: number, claimId: number): UseClaim {
  const store = useStoreConditions({ bookingId: tripId, side: 'guest' });
  const { perform, isBusy, error } = useAction(async (call: () => ReturnType<typeof acceptClaim>) => {
    await store(await call());
    return true;
  });
  return {
    accept: () => perform(() => acceptClaim(tripId, claimId)),
    answer: (text, photos) =>
      perform(async () => {
        for (const photo of photos) await addAnswerPhoto(tripId, claimId, photo);
        return answerClaim(tripId, claimId, text);
      }),
    isBusy,
    entries: failureEntries(error),
  };
}
