/** One line of a calendar: its name with parameters, and its value as the file has it. */
export type CalendarLine = readonly [name: string, value: string];

const LARGEST_LINE_BYTES = 75;

/** A calendar with its events, as RFC 5545 writes it. */
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

/** Words as a value: what has a meaning of its own is escaped, and no control character stays (3.3.11). */
export function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ');
}

/** A moment as a value, in UTC: right in whatever zone it is read, without a table of zones (3.3.5). */
export function momentValue(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A day as a value, without a time and a zone (3.3.4). */
export function dayValue(day: string): string {
  return day.replaceAll('-', '');
}

// No line is longer than 75 bytes; one that goes on begins with a space, and no letter is torn apart (3.1).
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
