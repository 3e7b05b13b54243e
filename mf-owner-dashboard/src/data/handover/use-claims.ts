import { useState } from 'react';

import { addClaimPhoto, createClaim, withdrawClaim } from '@campavia/api-client';
import { failureEntries, isApiError, type ErrorEntry } from '@campavia/api-client/core';
import type { ConditionReports, CreateClaim } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { shrinkPicture } from '../pictures/open-picture';
import { useReportFailure } from '../use-report-failure';
import { useStoreConditions } from './use-conditions';

export interface UseCreateClaim {
  /** The number of the new claim; undefined if it was refused. */
  create: (claim: CreateClaim) => Promise<number | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useCreateClaim(bookingId: number): UseCreateClaim {
  const { store, fetchAgain } = useStoreConditions(bookingId);
  const { perform, isBusy, error } = useAction(async (claim: CreateClaim) => {
    try {
      const answer = await createClaim(bookingId, claim);
      await store(answer);
      return answer.claims.at(-1)?.id;
    } catch (failure) {
      // The deadline has passed, or the deposit was charged meanwhile.
      if (isApiError(failure) && [400, 405].includes(failure.status ?? 0)) await fetchAgain();
      throw failure;
    }
  });
  return { create: perform, isBusy, entries: failureEntries(error) };
}

export interface UseWithdrawClaim {
  withdraw: () => Promise<ConditionReports | undefined>;
  isBusy: boolean;
}

/** Withdraws a claim; the shell shows why it failed. */
export function useWithdrawClaim(bookingId: number, claimId: number): UseWithdrawClaim {
  const { store, fetchAgain } = useStoreConditions(bookingId);
  const { perform, isBusy, error } = useAction(async () => {
    try {
      const answer = await withdrawClaim(bookingId, claimId);
      await store(answer);
      return answer;
    } catch (failure) {
      if (isApiError(failure) && failure.status === 405) await fetchAgain();
      throw failure;
    }
  });
  useReportFailure(error);
  return { withdraw: perform, isBusy };
}

/** A photo that was not uploaded. */
export interface UnsentPhoto {
  claimId: number;
  file: File;
  /** Why the api refused it, in the language of the site; undefined without an answer. */
  reason: string | undefined;
}

export interface UseClaimPhotos {
  /** Uploads photos one by one; a failed one does not stop the others. */
  send: (claimId: number, files: readonly File[]) => Promise<void>;
  /** Number of pending uploads. */
  going: number;
  unsent: readonly UnsentPhoto[];
  retry: (photo: UnsentPhoto) => void;
  discard: (photo: UnsentPhoto) => void;
}

export function useClaimPhotos(bookingId: number): UseClaimPhotos {
  const { store } = useStoreConditions(bookingId);
  const [going, setGoing] = useState(0);
  const [unsent, setUnsent] = useState<readonly UnsentPhoto[]>([]);
  const discard = (photo: UnsentPhoto) => setUnsent((all) => all.filter((each) => each !== photo));

  async function send(claimId: number, files: readonly File[]): Promise<void> {
    setGoing((count) => count + files.length);
    for (const file of files) {
      try {
        await store(await addClaimPhoto(bookingId, claimId, await shrinkPicture(file)));
      } catch (failure) {
        const reason = failureEntries(failure as Error).find(({ text }) => text)?.text;
        setUnsent((all) => [...all, { claimId, file, reason }]);
      } finally {
        setGoing((count) => count - 1);
      }
    }
  }

  return {
    send,
    going,
    unsent,
    retry: (photo) => {
      discard(photo);
      void send(photo.claimId, [photo.file]);
    },
    discard,
  };
}
