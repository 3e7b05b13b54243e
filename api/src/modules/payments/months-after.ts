/** The moment some months later; the last day of a shorter month where that has no such day. */
export function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment.getTime());
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}
