import { type CalendarDate, parseDate } from '@internationalized/date';

/** First and last day, `yyyy-MM-dd`, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The rules that a range has to follow. Days are `yyyy-MM-dd`. */
export interface RangeRules {
  today: string;
  /** First day that can be chosen; today by default. */
  minDate?: string;
  /** Last day that can be chosen. */
  maxDate?: string;
  /** Minimum number of days, including the first and the last. */
  minDays?: number;
  maxDays?: number;
  /** Why a day cannot be part of any range, in the reader's language; undefined if it can. */
  unavailable?: (date: string) => string | undefined;
  /** Why no range may start or end on a day, in the reader's language; ranges may include the day. */
  closed?: (date: string) => string | undefined;
}

/** The rule that a day or a range breaks. */
export type RangeViolation =
  | { code: 'past' | 'tooFar' | 'between' | 'noRoom' }
  | { code: 'tooShort' | 'tooLong'; days: number }
  | { code: 'taken' | 'closed'; reason: string };

/** How far ahead days are checked if the rules have no last day. */
const FURTHEST = { years: 2 };

/** Number of days from one day to another, both included. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return Math.abs(to.toDate('UTC').getTime() - from.toDate('UTC').getTime()) / 86_400_000 + 1;
}

/** Returns the first rule that a range breaks; undefined if a calendar with these rules would accept it. */
export function validateRange(range: DateRange, rules: RangeRules): RangeViolation | undefined {
  return new RangeValidator(rules).validate(range);
}

/** Checks days and ranges against one set of rules. Each method returns the rule that is broken, or undefined. */
export class RangeValidator {
  private readonly first: CalendarDate;
  private readonly last: CalendarDate | undefined;
  private reach: { start: string; first: CalendarDate; last: CalendarDate } | undefined;

  constructor(private readonly rules: RangeRules) {
    this.first = parseDate(rules.minDate ?? rules.today);
    this.last = rules.maxDate ? parseDate(rules.maxDate) : undefined;
  }

  validate({ from, to }: DateRange): RangeViolation | undefined {
    return this.validateStart(parseDate(from)) ?? this.validateEnd(parseDate(from), parseDate(to));
  }

  /** Checks the first day of a range. `noRoom`: the shortest range does not fit before the next unavailable day. */
  validateStart(date: CalendarDate): RangeViolation | undefined {
    const violation = this.validateDay(date) ?? this.validateClosed(date);
    return violation ?? (this.hasRoom(date) ? undefined : { code: 'noRoom' });
  }

  /** Checks the other end of a range that has one end at `start`; it may be before or after it. */
  validateEnd(start: CalendarDate, date: CalendarDate): RangeViolation | undefined {
    const { minDays = 1, maxDays = Infinity } = this.rules;
    const violation = this.validateDay(date);
    if (violation) return violation;
    const { first, last } = this.reachOf(start);
    if (date.compare(first) < 0 || date.compare(last) > 0) return { code: 'between' };
    const days = countDays(start, date);
    if (days < minDays) return { code: 'tooShort', days: minDays };
    if (days > maxDays) return { code: 'tooLong', days: maxDays };
    return this.validateClosed(date);
  }

  /** Checks whether a day can be part of any range. */
  private validateDay(date: CalendarDate): RangeViolation | undefined {
    if (date.compare(this.first) < 0) return { code: 'past' };
    if (this.last && date.compare(this.last) > 0) return { code: 'tooFar' };
    const reason = this.rules.unavailable?.(date.toString());
    return reason === undefined ? undefined : { code: 'taken', reason };
  }

  private validateClosed(date: CalendarDate): RangeViolation | undefined {
    const reason = this.rules.closed?.(date.toString());
    return reason === undefined ? undefined : { code: 'closed', reason };
  }

  /** Whether a valid range can start here. Called for every cell of a calendar, so it stops at the first answer. */
  private hasRoom(start: CalendarDate): boolean {
    const { minDays = 1, maxDays = Infinity } = this.rules;
    const furthest = start.add(FURTHEST);
    let day = start;
    for (let days = 1; days <= maxDays && day.compare(furthest) < 0; days += 1) {
      if (this.validateDay(day)) return false;
      if (days >= minDays && !this.validateClosed(day)) return true;
      day = day.add({ days: 1 });
    }
    return false;
  }

  /** The free days around a start. Cached, because a calendar asks for every cell. */
  private reachOf(start: CalendarDate): { first: CalendarDate; last: CalendarDate } {
    if (this.reach?.start === start.toString()) return this.reach;
    this.reach = { start: start.toString(), first: this.walk(start, -1), last: this.walk(start, 1) };
    return this.reach;
  }

  private walk(start: CalendarDate, step: 1 | -1): CalendarDate {
    const { unavailable } = this.rules;
    const end = step > 0 ? (this.last ?? start.add(FURTHEST)) : this.first;
    let day = start;
    while (day.compare(end) * step < 0 && unavailable?.(day.add({ days: step }).toString()) === undefined) {
      day = day.add({ days: step });
    }
    return day;
  }
}
