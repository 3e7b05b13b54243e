import { runInNewContext } from 'node:vm';

import ICAL from 'ical.js';

import { addDays, isPlainDate, todayIn, type DayRange, type PlainDate } from '@campavia/domain';

/** Days of an imported event. */
export interface ImportedEvent extends DayRange {
  title: string;
}

export interface ParseOptions {
  /** Events outside these days are left out. */
  within: DayRange;
  /** Time zone for moments given in UTC. */
  timeZone: string;
  /** Host in the UIDs of our own exports: re-imported events are ignored. */
  ownHost: string;
  /** Milliseconds that parsing may take; a second when absent. */
  mostMs?: number;
}

/** Why a calendar is invalid; also the id of a message. */
export class CalendarFormatError extends Error {
  constructor(readonly code: 'calendar_not_readable' | 'calendar_too_many_events') {
    super(code);
  }
}

const MOST_EVENTS = 2000;
/** Limit per recurring event: daily for more than fifty years. */
const MOST_REPETITIONS = 20_000;
/** Milliseconds that a calendar may keep the process busy. */
const MOST_MS = 1000;
const MAX_TITLE_LENGTH = 100;

/**
 * Parses a calendar as exported by Google, Outlook, Apple, Airbnb and others. Events block whole days; a day on which
 * an event ends at midnight is free.
 *
 * @throws CalendarFormatError
 */
export function parseCalendar(text: string, options: ParseOptions): ImportedEvent[] {
  try {
    return withinMs(options.mostMs ?? MOST_MS, () => readEvents(text, options));
  } catch (error) {
    if (error instanceof CalendarFormatError) throw error;
    // Errors of many kinds: invalid dates and rules are noticed only while events are read.
    throw new CalendarFormatError('calendar_not_readable');
  }
}

/**
 * Runs work that does not wait for anything, and interrupts it when it takes too long: rules such as every 30 February
 * never yield a date.
 */
function withinMs<Result>(timeout: number, work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout }) as Result;
}

function readEvents(text: string, options: ParseOptions): ImportedEvent[] {
  const events: ImportedEvent[] = [];
  for (const event of listEvents(text)) {
    if (isOurs(event, options) || isCancelled(event)) continue;
    for (const days of occurrences(event, options)) {
      events.push({ ...days.range, title: days.title });
      if (events.length > MOST_EVENTS) throw new CalendarFormatError('calendar_too_many_events');
    }
  }
  return events.sort((one, other) => (`${one.from}${one.to}` < `${other.from}${other.to}` ? -1 : 1));
}

/** Events of a calendar, with exceptions attached to their recurring event. */
function listEvents(text: string): ICAL.Event[] {
  const parsed: unknown[] = ICAL.parse(text);
  const roots = Array.isArray(parsed[0]) ? parsed : [parsed];
  const components = roots.map((root) => new ICAL.Component(root as string));
  if (components.length === 0 || components.some(({ name }) => name !== 'vcalendar')) {
    throw new CalendarFormatError('calendar_not_readable');
  }
  const all = components.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const mains = all.filter((event) => !isChange(event));
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');
  const changes = new Map<string, ICAL.Component[]>();
  for (const change of all.filter(isChange)) {
    changes.set(uidOf(change), [...(changes.get(uidOf(change)) ?? []), change]);
  }
  const known = new Set(mains.map(uidOf));
  const single = all.filter((event) => isChange(event) && !known.has(uidOf(event)));
  return [
    ...mains.map((main) => new ICAL.Event(main, { exceptions: changes.get(uidOf(main)) ?? [] })),
    ...single.map((event) => new ICAL.Event(event)),
  ];
}

function isOurs({ uid }: ICAL.Event, { ownHost }: ParseOptions): boolean {
  return typeof uid === 'string' && uid.endsWith(`@${ownHost}`);
}

function isCancelled({ component }: Pick<ICAL.Event, 'component'>): boolean {
  return String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';
}

interface Occurrence {
  range: DayRange;
  title: string;
}

function* occurrences(event: ICAL.Event, options: ParseOptions): Generator<Occurrence> {
  if (!event.component.hasProperty('dtstart')) return;
  if (event.isRecurring()) {
    yield* repetitions(event, options);
    return;
  }
  const range = daysOf(event.startDate, event.endDate, options);
  if (range && touches(range, options)) yield { range, title: titleOf(event) };
}

function* repetitions(event: ICAL.Event, options: ParseOptions): Generator<Occurrence> {
  const iterator = event.iterator();
  for (let count = 0; count < MOST_REPETITIONS; count += 1) {
    const next = iterator.next();
    if (!next) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const range = daysOf(startDate, endDate, options);
    if (!range || range.from > options.within.to) return;
    if (touches(range, options) && !isCancelled(item)) yield { range, title: titleOf(item) };
  }
}

function touches({ from, to }: DayRange, { within }: ParseOptions): boolean {
  return from <= within.to && to >= within.from;
}

/** The days of an event, whose end is exclusive; undefined for invalid dates. */
function daysOf(start: ICAL.Time, end: ICAL.Time | null, { timeZone }: ParseOptions): DayRange | undefined {
  const from = dayOf(start, timeZone);
  const last = end && dayOf(end, timeZone);
  if (!from || !last) return undefined;
  const isFree = end.isDate || isMidnight(end, timeZone);
  const to = isFree ? addDays(last, -1) : last;
  return { from, to: to < from ? from : to };
}

function dayOf(time: ICAL.Time, timeZone: string): PlainDate | undefined {
  if (isUtc(time)) return todayIn(timeZone, time.toJSDate());
  const day = time.toString().slice(0, 10);
  return isPlainDate(day) ? day : undefined;
}

function isMidnight(time: ICAL.Time, timeZone: string): boolean {
  if (!isUtc(time)) return time.hour === 0 && time.minute === 0 && time.second === 0;
  const written = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(time.toJSDate());
  return written === '00:00:00';
}

function isUtc({ zone, isDate }: ICAL.Time): boolean {
  return !isDate && zone === ICAL.Timezone.utcTimezone;
}

function titleOf({ summary }: ICAL.Event): string {
  return typeof summary === 'string'
    ? summary
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_TITLE_LENGTH)
    : '';
}
