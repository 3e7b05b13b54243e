import { useCallback, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { bookingKeys, getBookingPrice, updateBookingPrice } from '@campavia/api-client';
import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';

import type { Refusal } from '../rules/refusal';
import { parseRefusal } from './parse-refusal';

export interface UseBookingPrice {
  price: BookingPrice | undefined;
  /** The price shown is that of before a change. */
  isLoading: boolean;
  /** Something else is being chosen: what was to be paid may be so no more. */
  isChoosing: boolean;
  /** How often something else was chosen. */
  changes: number;
  /** How often a choice was refused. */
  refusals: number;
  /** Why there is no price. */
  refusal: Refusal | undefined;
  retry: () => void;
  /** Chooses otherwise, one choice after the other; answers with why not, or nothing. */
  choose: (change: UpdateBookingPrice) => Promise<Refusal | undefined>;
}

/** What a booking costs, and choosing otherwise with it. */
export function useBookingPrice(id: number): UseBookingPrice {
  const key = bookingKeys.price(id);
  const { data, error, isLoading, mutate } = useSWR(key, () => getBookingPrice(id));
  const { mutate: mutateAny } = useSWRConfig();
  const [underWay, setUnderWay] = useState(0);
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
          setUnderWay((count) => count - 1);
        }
      });
      setUnderWay((count) => count + 1);
      last.current = chosen;
      return chosen;
    },
    [id, mutate, mutateAny],
  );
  return {
    price: error === undefined ? data : undefined,
    isLoading: isLoading || underWay > 0,
    isChoosing: underWay > 0,
    changes,
    refusals,
    refusal: error === undefined ? undefined : parseRefusal(error),
    retry: () => void mutate(),
    choose,
  };
}
