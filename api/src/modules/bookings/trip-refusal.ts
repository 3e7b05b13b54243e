import type { TripRefusal } from '../prices/trip-quotes.service';

export type { TripRefusal };

/** A refused trip; answered with status 400 and the code of the refusal. */
export class TripRefusedError extends Error {
  constructor(readonly refusal: TripRefusal) {
    super(refusal.code);
  }
}

/** The result of some work, or the refusal that it threw. */
export async function resultOrRefusal<Result>(
  work: Promise<Result>,
): Promise<{ result: Result } | { refusal: TripRefusal }> {
  try {
    return { result: await work };
  } catch (error) {
    if (error instanceof TripRefusedError) return { refusal: error.refusal };
    throw error;
  }
}
