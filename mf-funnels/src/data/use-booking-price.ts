import { useCallback, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { bookingKeys, getBookingPrice, updateBookingPrice } from '@campavia/api-client';
import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';

import type { Refusal } from '../rules/refusal';
import { parseRefusal } from './parse-refusal';

export interface UseBookingPrice {
  price: BookingPrice | undefined;
  /** The shown price is from before a change. */
  isLoading: boolean;
  /** A choice is being saved, so the amount to pay may change. */
  isChoosing: boolean;
  /** Number of choices saved since the page was opened. */
  changes: number;
  refusals: number;
  refusal: Refusal | undefined;
  retry: () => void;
  /** Saves choices one after the other; resolves with the refusal if there is one. */
  choose: (change: UpdateBookingPrice) => Promise<Refusal | undefined>;
}

export function useBookingPrice(id: number): UseBookingPrice {
  const key = bookingKeys.price(id);
  const { data, error, isLoading, mutate } = useSWR(key, () => getBookingPrice(id));
  const { mutate: mutateAny } = useSWRConfig();
  const [pendingCount, setPendingCount] = useState(0);
  const [changes, setChanges] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const choose = useCallback(
    (change: UpdateBookingPrice) => {
      const chosen = last.current.then(async () => {
        try {
          await mutate(await updateBookingPrice(id, change), { revalidate: false });
          setChanges((count) => count + 1);
          return undefined;
        } catch (failure) {
          const refusal = parseRefusal(failure);
          setRefusals((count) => count + 1);
          // The reloaded booking leads to the page of its state.
          if (refusal.kind === 'state') void mutateAny(bookingKeys.guest(id));
          return refusal;
        } finally {
          setPendingCount((count) => count - 1);
        }
      });
      setPendingCount((count) => count + 1);
      last.current = chosen;
      return chosen;
    },
    [id, mutate, mutateAny],
  );
  return {
    price: error === undefined ? data : undefined,
    isLoading: isLoading || pendingCount > 0,
    isChoosing: pendingCount > 0,
    changes,
    refusals,
    refusal: error === undefined ? undefined : parseRefusal(error),
    retry: () => void mutate(),
    choose,
  };
}
