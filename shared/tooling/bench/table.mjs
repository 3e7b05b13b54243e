/**
 * A table in Markdown; the columns after the first two contain figures.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function formatTable(head, rows, textColumns = 2) {
  const rule = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** `1,988` */
export function figure(value, digits = 0) {
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `1.15 ×`, or a dash if there is no base. */
export function times(value) {
  return value === undefined ? '–' : `${figure(value, 2)} ×`;
}
