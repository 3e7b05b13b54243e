import { useEffect, useState } from 'react';

import type { BookingPrice } from '@campavia/contracts';

import {
  findPriceChange,
  parseSeenPrice,
  parseSeenElsewhere,
  toSeenPrice,
  type PriceChange,
  type SeenPrice,
} from '../rules/price-change';

/** Prices that this browser has shown, by booking id. */
const KEY = 'campavia.seen-prices';
/** Only the most recent bookings are stored. */
const MAX = 20;

/** Compares with the price that this browser showed last, else with the one seen in another browser. */
export function usePriceChange(id: number, price: BookingPrice | undefined): PriceChange | undefined {
  const [before] = useState(() => parseSeenPrice(readStored()[id]));
  useEffect(() => {
    if (price) storeSeen(id, toSeenPrice(price));
  }, [id, price]);
  return price && findPriceChange(before ?? parseSeenElsewhere(price), toSeenPrice(price));
}

function storeSeen(id: number, seen: SeenPrice): void {
  const others = Object.entries(readStored()).filter(([key]) => key !== String(id));
  const latest = Object.fromEntries([...others.slice(1 - MAX), [String(id), seen]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    // Without storage there is nothing to compare with next time.
  }
}

function readStored(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
