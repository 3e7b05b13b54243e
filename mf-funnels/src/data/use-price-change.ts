import { useEffect, useState } from 'react';

import type { BookingPrice } from '@campavia/contracts';

import {
  changeSince,
  readSeen,
  seenElsewhere,
  seenOf,
  type PriceChange,
  type SeenPrice,
} from '../rules/price-change';

/** Prices that this browser has shown, by the number of their booking. */
const KEY = 'campavia.seen-prices';
/** Those of the last bookings are enough. */
const MOST = 20;

/**
 * How the price differs from the one that this browser showed last, or, where it showed none, from the one that was
 * told elsewhere; it then remembers this one.
 */
export function usePriceChange(id: number, price: BookingPrice | undefined): PriceChange | undefined {
  const [before] = useState(() => readSeen(readKept()[id]));
  useEffect(() => {
    if (price) keep(id, seenOf(price));
  }, [id, price]);
  return price && changeSince(before ?? seenElsewhere(price), seenOf(price));
}

function keep(id: number, seen: SeenPrice): void {
  const others = Object.entries(readKept()).filter(([key]) => key !== String(id));
  const kept = Object.fromEntries([...others.slice(1 - MOST), [String(id), seen]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage there is nothing to compare with next time.
  }
}

function readKept(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
