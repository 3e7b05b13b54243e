import { type CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';

/** First and last day, `yyyy-MM-dd`; both count. */
export interface DateRange {
  from: string;
  to: string;
}

/** What a range must keep to. Days are `yyyy-MM-dd`. */
export interface RangeRules {
  today: string;
  /** First day that can be chosen; today without it. */
  minDate?: string;
  /** Last day that can be chosen. */
  maxDate?: string;
  /** Fewest days, first and last counted. */
  minDays?: number;
  maxDays?: number;
  /** ISO weekdays (Monday 1 to Sunday 7) on which a range neither starts nor ends. */
  closedWeekdays?: readonly number[];
  /** Why a day cannot be part of any range; undefined when it can. Words for the reader. */
  unavailable?: (date: string) => string | undefined;
}

/** Why a day cannot be chosen. */
export type Refusal =
  | { code: 'past' | 'tooFar' | 'closed' | 'between' }
  | { code: 'tooShort' | 'tooLong'; days: number }
  | { code: 'taken'; reason: string };

/** Days from one to another with both counted. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return Math.abs(to.toDate('UTC').getTime() - from.toDate('UTC').getTime()) / 86_400_000 + 1;
}

const isoWeekday = (date: CalendarDate) => getDayOfWeek(date, 'en-GB', 'mon') + 1;

/** Answers for one set of rules whether a day may start a range or end one that has started. */
export class RangeJudge {
  private readonly first: CalendarDate;
  private readonly last: CalendarDate | undefined;
  private reach: { start: string; first: CalendarDate; last: CalendarDate } | undefined;

  constructor(private readonly rules: RangeRules) {
    this.first = parseDate(rules.minDate ?? rules.today);
    this.last = rules.maxDate ? parseDate(rules.maxDate) : undefined;
  }

  /** Why a range cannot start here. */
  refuseStart(date: CalendarDate): Refusal | undefined {
    if (date.compare(this.first) < 0) return { code: 'past' };
    if (this.last && date.compare(this.last) > 0) return { code: 'tooFar' };
    const reason = this.rules.unavailable?.(date.toString());
    if (reason !== undefined) return { code: 'taken', reason };
    return this.rules.closedWeekdays?.includes(isoWeekday(date)) ? { code: 'closed' } : undefined;
  }

  /** Why a range that has one end at `start` cannot have the other here, before or after it. */
  refuseEnd(start: CalendarDate, date: CalendarDate): Refusal | undefined {
    const { minDays = 1, maxDays = Infinity } = this.rules;
    const refused = this.refuseStart(date);
    if (refused) return refused;
    const days = countDays(start, date);
    if (days < minDays) return { code: 'tooShort', days: minDays };
    if (days > maxDays) return { code: 'tooLong', days: maxDays };
    const { first, last } = this.reachOf(start);
    return date.compare(first) < 0 || date.compare(last) > 0 ? { code: 'between' } : undefined;
  }

  /** The days around a start that no unavailable day cuts off. Kept, since a calendar asks for every cell. */
  private reachOf(start: CalendarDate): { first: CalendarDate; last: CalendarDate } {
    if (this.reach?.start === start.toString()) return this.reach;
    this.reach = { start: start.toString(), first: this.walk(start, -1), last: this.walk(start, 1) };
    return this.reach;
  }

  private walk(start: CalendarDate, step: 1 | -1): CalendarDate {
    const { unavailable } = this.rules;
    const end = step > 0 ? (this.last ?? start.add({ years: 2 })) : this.first;
    let day = start;
    while (day.compare(end) * step < 0 && unavailable?.(day.add({ days: step }).toString()) === undefined) {
      day = day.add({ days: step });
    }
    return day;
  }
}
