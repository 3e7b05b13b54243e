import type { TripRefusal } from '../prices/trip-quotes.service';

export type { TripRefusal };

/** A trip that cannot be had: a 400 with the number of the refusal. */
export class TripRefusedError extends Error {
  constructor(readonly refusal: TripRefusal) {
    super(refusal.code);
  }
}

/** What came of it, or why the trip cannot be had. */
export async function resultOrRefusal<Gain>(
  work: Promise<Gain>,
): Promise<{ done: Gain } | { refusal: TripRefusal }> {
  try {
    return { done: await work };
  } catch (error) {
    if (error instanceof TripRefusedError) return { refusal: error.refusal };
    throw error;
  }
}
