/** Rows in CSV format (RFC 4180). */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets execute text that begins like a formula. */
function toCell(value: string | number): string {
  const text = String(value);
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
