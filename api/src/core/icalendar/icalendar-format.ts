/** A content line: name with parameters, and encoded value. */
export type CalendarLine = readonly [name: string, value: string];

const LARGEST_LINE_BYTES = 75;

/** A calendar with its events in iCalendar format (RFC 5545). */
export function calendarText(productId: string, ...events: readonly (readonly CalendarLine[])[]): string {
  const lines: CalendarLine[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', productId],
    ['CALSCALE', 'GREGORIAN'],
    ...events.flatMap((event): CalendarLine[] => [['BEGIN', 'VEVENT'], ...event, ['END', 'VEVENT']]),
    ['END', 'VCALENDAR'],
  ];
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** Encodes a TEXT value: escapes special characters and removes control characters (3.3.11). */
export function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ');
}

/** Encodes a DATE-TIME value in UTC, so that no time zone definition is needed (3.3.5). */
export function momentValue(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Encodes a DATE value (3.3.4). */
export function dayValue(day: string): string {
  return day.replaceAll('-', '');
}

// Folds a line at 75 bytes without splitting characters; continuation lines begin with a space (3.1).
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const template of line) {
    const size = Buffer.byteLength(template);
    if (bytes + size > LARGEST_LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += template;
    bytes += size;
  }
  return lines.join('\r\n');
}
