import { COUNT_CAP } from '@campavia/domain';

/** How far counting goes. */
export interface CountLimits {
  /** Where no more campers are than this, filters aside, counts are exact. */
  exactAmong: number;
  /** Elsewhere nothing is counted beyond this. */
  cap: number;
  /**
   * How many campers are looked at in one go for the counts beside filters; the rest comes last. With the first few
   * most counts reach the cap, and of all others only those are looked at that add to the rest.
   */
  pieces: readonly number[];
  /**
   * The same where days or prices ask for a camper's row: there is no rest then, what was not looked at is not counted.
   */
  piecesWithRows: readonly number[];
}

/** Up to there an exact count of everything takes less than a tenth of a second. */
export const COUNT_LIMITS: CountLimits = {
  exactAmong: 75_000,
  cap: COUNT_CAP,
  pieces: [4_000, 16_000, 64_000],
  piecesWithRows: [4_000, 16_000, 40_000],
};
