import { isPlainDate, momentMs } from '../dates';

const STAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z?)$/;

/**
 * The publication time, as a UTC timestamp: a timestamp with Z stays, one without gets it, a plain day gets an hour.
 * @param hour time of day for a plain day, with its Z
 * @throws RangeError for any other text: 'dateString format is not valid'.
 */
export function publishingMoment(dateString: string, hour = '00:00:00Z'): string {
  const moment = isPlainDate(dateString) ? `${dateString}T${hour}` : withZone(dateString);
  if (moment === undefined || !isThere(moment)) throw new RangeError('dateString format is not valid');
  return moment;
}

function withZone(text: string): string | undefined {
  const zone = STAMP.exec(text)?.[2];
  if (zone === undefined) return undefined;
  return zone === 'Z' ? text : `${text}Z`;
}

// The engine takes 31 February for 3 March.
function isThere(moment: string): boolean {
  try {
    return isPlainDate(moment.slice(0, 10)) && Number.isFinite(momentMs(moment));
  } catch {
    return false;
  }
}
