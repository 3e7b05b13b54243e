/** What of a trip goes into a calendar. */
export interface CalendarTrip {
  id: number;
  /** UTC moments, `2027-06-10T07:00:00Z`. */
  date_time_from: string;
  date_time_to: string;
  created_on: string;
}

/** Texts of commas, semicolons and lines would end a value. */
function valueOf(text: string): string {
  return text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** `2027-06-10T07:00:00.000Z` as calendars write it. */
function stampOf(moment: string): string {
  return `${moment.replace(/[-:]/g, '').replace(/\.\d+/, '').slice(0, 15)}Z`;
}

/** A trip as a calendar file (RFC 5545). */
export function calendarFile(trip: CalendarTrip, words: { title: string; place: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campavia//Trips//EN',
    'BEGIN:VEVENT',
    `UID:trip-${trip.id}@campavia`,
    `DTSTAMP:${stampOf(trip.created_on)}`,
    `DTSTART:${stampOf(trip.date_time_from)}`,
    `DTEND:${stampOf(trip.date_time_to)}`,
    `SUMMARY:${valueOf(words.title)}`,
    `LOCATION:${valueOf(words.place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
