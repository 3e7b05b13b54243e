import type { TripRefusal } from '../prices/trip-quotes.service';

export type StayRefusal = TripRefusal;

/** A trip that cannot be had: a 400 with the number of the refusal. */
export class StayRefused extends Error {
  constructor(readonly refusal: StayRefusal) {
    super(refusal.code);
  }
}

/** What came of it, or why the trip cannot be had. */
export async function refusalOr<Gain>(
  work: Promise<Gain>,
): Promise<{ done: Gain } | { refusal: StayRefusal }> {
  try {
    return { done: await work };
  } catch (error) {
    if (error instanceof StayRefused) return { refusal: error.refusal };
    throw error;
  }
}
