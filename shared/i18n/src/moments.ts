import type { MomentFormatter } from './formatter';
import { SITES } from './sites';
import { withoutLineBreaks } from './no-break';

const DAY_AND_HOUR = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * A moment in a time zone: `Thu, 18 March at 09:08`. If the reader's own time zone has another time then, the country
 * is added: `Thu, 18 March at 09:08 (France)`.
 *
 * @param ms milliseconds of the epoch
 * @param timeZone the zone of the camper, an IANA name
 * @param readerZone the zone of the reader; by default that of the browser
 * @throws RangeError when a zone is unknown
 */
export function formatMoment(
  intl: MomentFormatter,
  ms: number,
  timeZone: string,
  readerZone: string = ownZone(),
): string {
  const text = intl.formatDate(ms, { ...DAY_AND_HOUR, timeZone });
  const isReadersHour = text === intl.formatDate(ms, { ...DAY_AND_HOUR, timeZone: readerZone });
  const moment = withoutLineBreaks(text, 'between-words');
  return isReadersHour ? moment : `${moment}\u00a0(${formatZonePlace(intl, ms, timeZone)})`;
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Name of the country with this time zone; the name of the zone itself if no site is there. */
function formatZonePlace(intl: MomentFormatter, ms: number, timeZone: string): string {
  const country = SITES.find((site) => site.timeZone === timeZone)?.country;
  return (country && intl.formatDisplayName(country, { type: 'region' })) ?? zoneName(intl, ms, timeZone);
}

function zoneName(intl: MomentFormatter, ms: number, timeZone: string): string {
  const parts = intl.formatDateToParts(ms, { timeZone, timeZoneName: 'longGeneric' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
