const WIDTH = 80;
const GAP = '  ';
const NARROWEST = 8;
/** Minimum width of the last column if its text is longer. */
const LAST = 24;

/**
 * Formats rows in aligned columns, at most 80 characters wide: the last column wraps, the widest of the others are
 * truncated.
 * @param heading - one word per column
 */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const last = widths.pop() ?? 0;
  const gaps = GAP.length * widths.length;
  fit(widths, WIDTH - gaps - Math.min(last, LAST));
  const available = WIDTH - gaps - sum(widths);
  return all.flatMap((row) => linesOf(row, widths, available));
}

function fit(widths: number[], available: number): void {
  for (let over = sum(widths) - available; over > 0; over -= 1) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) return;
    widths[widths.indexOf(widest)] = widest - 1;
  }
}

function linesOf(row: readonly string[], widths: readonly number[], available: number): string[] {
  const [first = '', ...more] = fold(row[widths.length] ?? '', available);
  const cells = widths.map((width, column) => pad(row[column] ?? '', width));
  const indent = ' '.repeat(sum(widths) + GAP.length * widths.length);
  return [[...cells, first].join(GAP).trimEnd(), ...more.map((text) => indent + text)];
}

/** Wraps a text between words; words longer than a line are broken. */
function fold(text: string, width: number): string[] {
  const pattern = new RegExp(`.{1,${width}}(?=\\s|$)|\\S{${width}}`, 'g');
  return (text.match(pattern) ?? ['']).map((line) => line.trim());
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function pad(cell: string, width: number): string {
  return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
}
