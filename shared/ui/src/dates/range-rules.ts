import { type CalendarDate, parseDate } from '@internationalized/date';

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
  /** Why a day cannot be part of any range; undefined when it can. Words for the reader. */
  unavailable?: (date: string) => string | undefined;
  /** Why a range neither starts nor ends on a day, though it may pass over it. Words for the reader. */
  closed?: (date: string) => string | undefined;
}

/** Why a day cannot be chosen. */
export type Refusal =
  | { code: 'past' | 'tooFar' | 'between' | 'noRoom' }
  | { code: 'tooShort' | 'tooLong'; days: number }
  | { code: 'taken' | 'closed'; reason: string };

/** As far ahead as anybody looks where the rules name no last day. */
const FURTHEST = { years: 2 };

/** Days from one to another with both counted. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return Math.abs(to.toDate('UTC').getTime() - from.toDate('UTC').getTime()) / 86_400_000 + 1;
}

/** Why a calendar with these rules would not let a range be chosen; undefined where it would. */
export function refuseRange(range: DateRange, rules: RangeRules): Refusal | undefined {
  return new RangeJudge(rules).refuse(range);
}

/** Answers for one set of rules whether a day may start a range or end one that has started. */
export class RangeJudge {
  private readonly first: CalendarDate;
  private readonly last: CalendarDate | undefined;
  private reach: { start: string; first: CalendarDate; last: CalendarDate } | undefined;

  constructor(private readonly rules: RangeRules) {
    this.first = parseDate(rules.minDate ?? rules.today);
    this.last = rules.maxDate ? parseDate(rules.maxDate) : undefined;
  }

  refuse({ from, to }: DateRange): Refusal | undefined {
    return this.refuseStart(parseDate(from)) ?? this.refuseEnd(parseDate(from), parseDate(to));
  }

  /** Why a range cannot start here. `noRoom`: the shortest one does not fit before the next unavailable day. */
  refuseStart(date: CalendarDate): Refusal | undefined {
    const refused = this.refuseDay(date) ?? this.refuseClosed(date);
    return refused ?? (this.hasRoom(date) ? undefined : { code: 'noRoom' });
  }

  /** Why a range that has one end at `start` cannot have the other here, before or after it. */
  refuseEnd(start: CalendarDate, date: CalendarDate): Refusal | undefined {
    const { minDays = 1, maxDays = Infinity } = this.rules;
    const refused = this.refuseDay(date);
    if (refused) return refused;
    const { first, last } = this.reachOf(start);
    if (date.compare(first) < 0 || date.compare(last) > 0) return { code: 'between' };
    const days = countDays(start, date);
    if (days < minDays) return { code: 'tooShort', days: minDays };
    if (days > maxDays) return { code: 'tooLong', days: maxDays };
    return this.refuseClosed(date);
  }

  /** Why a day can be part of no range. */
  private refuseDay(date: CalendarDate): Refusal | undefined {
    if (date.compare(this.first) < 0) return { code: 'past' };
    if (this.last && date.compare(this.last) > 0) return { code: 'tooFar' };
    const reason = this.rules.unavailable?.(date.toString());
    return reason === undefined ? undefined : { code: 'taken', reason };
  }

  private refuseClosed(date: CalendarDate): Refusal | undefined {
    const reason = this.rules.closed?.(date.toString());
    return reason === undefined ? undefined : { code: 'closed', reason };
  }

  /** Whether some range from here on keeps to all rules. A calendar asks for every cell: no day too many is looked at. */
  private hasRoom(start: CalendarDate): boolean {
    const { minDays = 1, maxDays = Infinity } = this.rules;
    const furthest = start.add(FURTHEST);
    let day = start;
    for (let days = 1; days <= maxDays && day.compare(furthest) < 0; days += 1) {
      if (this.refuseDay(day)) return false;
      if (days >= minDays && !this.refuseClosed(day)) return true;
      day = day.add({ days: 1 });
    }
    return false;
  }

  /** The days around a start that no unavailable day cuts off. Kept, since a calendar asks for every cell. */
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
