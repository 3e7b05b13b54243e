export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns `yyyy-MM-dd`; empty if nothing was typed; day/month/year as typed if there is no such day. */
export function joinBirthDate(parts: BirthDateParts): string {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()];
  if (!day && !month && !year) return '';
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPossible(date) ? date : [day, month, year].join('/');
}

/** Splits a `yyyy-MM-dd`; returns empty parts for anything else. */
export function splitBirthDate(value: string | null | undefined): BirthDateParts {
  const [, year = '', month = '', day = ''] = PLAIN_DATE.exec(value ?? '') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

function isPossible(date: string): boolean {
  const found = PLAIN_DATE.exec(date);
  if (!found) return false;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(month, year);
}

function daysOf(month: number, year: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
