import { COUNT_CAP } from '@campavia/domain';

/** Limits of counting. */
export interface CountLimits {
  /** Counts are exact for areas with at most this many campers, filters aside. */
  exactAmong: number;
  /** Elsewhere counts end here. */
  cap: number;
  /**
   * Sizes of the pieces in which campers are counted; the rest comes last. With the first pieces most counts reach the
   * cap, and of the rest only campers that affect the others are read.
   */
  pieces: readonly number[];
  /**
   * The same if dates or prices require reading rows: there is no rest, and campers beyond the pieces are not counted.
   */
  piecesWithRows: readonly number[];
}

/** Up to this number, an exact count takes less than a tenth of a second. */
export const COUNT_LIMITS: CountLimits = {
  exactAmong: 75_000,
  cap: COUNT_CAP,
  pieces: [4_000, 16_000, 64_000],
  piecesWithRows: [4_000, 16_000, 40_000],
};
