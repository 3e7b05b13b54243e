const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * A moment as milliseconds since 1970.
 * @param moment a UTC timestamp with its Z, as the api writes moments
 * @throws RangeError when it is written otherwise or does not exist
 */
export function momentMs(moment: string): number {
  const ms = MOMENT.test(moment) ? Date.parse(moment) : NaN;
  if (Number.isNaN(ms)) throw new RangeError(`No UTC timestamp: ${moment}`);
  return ms;
}
