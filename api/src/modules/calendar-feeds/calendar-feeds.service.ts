import { randomBytes } from 'node:crypto';

import type { CreateIcalFeed, IcalExport, IcalFeed, ImportedDays } from '@campavia/contracts';
import { addDays, lastReturnDay, MARKET_TIME_ZONE, type DayRange } from '@campavia/domain';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { ServiceContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import {
  calendarText,
  dayValue,
  momentValue,
  type CalendarLine,
} from '../../core/icalendar/icalendar-format';
import type { MessageId } from '../../core/messages/messages';
import { parseRowId } from '../../core/parse-row-id';
import type { Database } from '../../database/connect';
import {
  CalendarFetchError,
  parseCalendarUrl,
  type FetchCalendar,
} from '../../providers/calendars/fetch-calendar';
import {
  createCalendarFeedsStore,
  type CalendarFeedsStore,
  type FeedRow,
  type ImportedRow,
  type TakenRow,
} from './calendar-feeds.store';
import { CalendarFormatError, parseCalendar, type ImportedEvent } from './parse-calendar';

const MOST_FEEDS = 10;
const BETWEEN_READINGS_MS = 14 * 60_000;
const FEEDS_PER_RUN = 20;
const READINGS = { most: 30, withinMs: 3_600_000 };
const SECRET_BYTES = 24;
const PREVIEWED = 5;
const PRODUCT_ID = '-//Campavia//Calendar of a camper//EN';
const TITLES = { booking: 'Campavia: booked', owner: 'Not for rent' };

/** Imported and exported calendars of a camper. */
export interface OutsideCalendar {
  imported: ImportedDays[];
  feeds: (Omit<IcalFeed, 'error'> & { error: MessageId | null })[];
  export_url: string | null;
}

/**
 * Imports calendars of other sites, and exports campers' calendars to them. Callers have checked that the camper is the
 * user's.
 */
export function createCalendarFeeds(context: ServiceContext, fetchCalendar: FetchCalendar) {
  const { database, clock, settings, rateLimits } = context;
  const store = createCalendarFeedsStore(database);
  const limiter = rateLimits.limiter('calendar readings', READINGS);
  const { read, refresh } = createReadings(context, store, fetchCalendar);
  const outgoing = createExports({ clock, settings }, store);

  /** Imported calendars and the export link, for some days. */
  async function show(camperId: number, days: DayRange): Promise<OutsideCalendar> {
    const [feeds, rows, secret] = await Promise.all([
      store.listFeeds(camperId),
      store.listImported(camperId, days),
      store.findSecret(camperId),
    ]);
    const imported = rows.map(toImported);
    return {
      imported,
      feeds: feeds.map((feed) => toFeed(feed, imported)),
      export_url: secret === undefined ? null : exportUrl(settings.siteUrl, secret),
    };
  }

  /** Adds a calendar if it can be fetched. @throws InvalidFieldsError on name or url */
  async function add(camperId: number, form: CreateIcalFeed): Promise<number> {
    const fields = createFieldReader();
    const name = fields.line('name', form.name);
    const url = parseCalendarUrl(form.url)?.href ?? fields.refuse('url', 'calendar_url_refused');
    fields.settle();
    if (name === undefined || url === undefined) throw new InvalidFieldsError({});
    if ((await store.listFeeds(camperId)).length >= MOST_FEEDS) refuseUrl('calendar_feeds_full');
    await limiter.take(String(camperId));
    const events = await read(url).catch((error: unknown) => refuseUrl(failureOf(error)));
    return database.transaction().execute(async (transaction) => {
      const within = createCalendarFeedsStore(transaction);
      const feed = await within.addFeed({ camper_id: camperId, name, url }, clock.now());
      if (!feed) return refuseUrl('calendar_feed_known');
      await within.replaceEvents(feed, events);
      await within.noteSuccess(feed.id, clock.now());
      return feed.id;
    });
  }

  /** Fetches a calendar now. @throws HttpError 404 calendar_feed_not_found */
  async function readNow(camperId: number, id: string): Promise<void> {
    const feed = (await store.listFeeds(camperId)).find((one) => one.id === parseRowId(id));
    if (!feed) throw new HttpError(404, 'calendar_feed_not_found');
    await limiter.take(String(camperId));
    await refresh(feed);
  }

  /** Removes one calendar, or all. @throws HttpError 404 calendar_feed_not_found */
  async function remove(camperId: number, id: number | undefined): Promise<void> {
    const gone = await store.removeFeeds(camperId, id);
    if (id !== undefined && gone === 0) throw new HttpError(404, 'calendar_feed_not_found');
  }

  /** Fetches every calendar that is due. */
  async function refreshDue(): Promise<void> {
    const now = clock.now();
    const before = new Date(now.getTime() - BETWEEN_READINGS_MS);
    await forEachDespiteErrors(await store.takeDue(before, now, FEEDS_PER_RUN), refresh);
  }

  return { show, add, readNow, remove, refreshDue, ...outgoing };
}

export type CalendarFeeds = ReturnType<typeof createCalendarFeeds>;

function createReadings(
  { database, clock, settings }: ServiceContext,
  store: CalendarFeedsStore,
  fetchCalendar: FetchCalendar,
) {
  const { hostname } = new URL(settings.siteUrl);

  // If a calendar cannot be fetched, its earlier events are kept.
  async function refresh(feed: FeedRow): Promise<void> {
    let events: ImportedEvent[];
    try {
      events = await read(feed.url);
    } catch (error) {
      await store.noteFailure(feed.id, failureOf(error), clock.now());
      return;
    }
    await database.transaction().execute(async (transaction) => {
      const within = createCalendarFeedsStore(transaction);
      await within.replaceEvents(feed, events);
      await within.noteSuccess(feed.id, clock.now());
    });
  }

  async function read(url: string): Promise<ImportedEvent[]> {
    const today = clock.today();
    const within = { from: today, to: lastReturnDay(today) };
    return parseCalendar(await fetchCalendar(url), { within, timeZone: MARKET_TIME_ZONE, ownHost: hostname });
  }

  return { read, refresh };
}

function createExports(
  { clock, settings }: Pick<ServiceContext, 'clock' | 'settings'>,
  store: CalendarFeedsStore,
) {
  const { hostname } = new URL(settings.siteUrl);

  /** Creates an export link; the previous one stops working. */
  async function renewExport(camperId: number): Promise<IcalExport> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await store.storeSecret(camperId, secret);
    return { export_url: exportUrl(settings.siteUrl, secret) };
  }

  /** The calendar export: unavailable days, without data of guests. */
  async function exportCalendar(secret: string): Promise<string> {
    const taken = await store.listTaken(secret, clock.today());
    if (!taken) throw new HttpError(404, 'not_found');
    return calendarText(PRODUCT_ID, ...taken.map(toEvent));
  }

  function toEvent({ id, kind, from, to }: TakenRow): CalendarLine[] {
    return [
      ['UID', `days-${id}@${hostname}`],
      ['DTSTAMP', momentValue(clock.now())],
      ['DTSTART;VALUE=DATE', dayValue(from)],
      ['DTEND;VALUE=DATE', dayValue(addDays(to, 1))],
      ['SUMMARY', TITLES[kind]],
      ['TRANSP', 'OPAQUE'],
    ];
  }

  return { renewExport, exportCalendar };
}

function exportUrl(siteUrl: string, secret: string): string {
  return new URL(`/media/camper-calendars/${secret}.ics`, siteUrl).href;
}

function refuseUrl(id: MessageId): never {
  throw new InvalidFieldsError({ url: { id, values: { limit: MOST_FEEDS } } });
}

/** Message id for a failed import. @throws any other error */
function failureOf(error: unknown): MessageId {
  if (error instanceof CalendarFetchError || error instanceof CalendarFormatError) return error.code;
  throw error;
}

/** The imported calendars of a camper. Callers have checked that the camper is the user's. */
export async function listFollowedCalendars(
  database: Database,
  camperId: number,
): Promise<Pick<IcalFeed, 'id' | 'name' | 'url' | 'read_at' | 'succeeded_at'>[]> {
  const feeds = await createCalendarFeedsStore(database).listFeeds(camperId);
  return feeds.map(({ id, name, url, read_at, succeeded_at }) => ({
    id,
    name,
    url,
    read_at: read_at?.toISOString() ?? null,
    succeeded_at: succeeded_at?.toISOString() ?? null,
  }));
}

function toImported({ feed_id, title, from, to }: ImportedRow): ImportedDays {
  return { feed_id, title, date_from: from, date_to: to };
}

function toFeed(
  { id, name, url, read_at, succeeded_at, error }: FeedRow,
  imported: readonly ImportedDays[],
): OutsideCalendar['feeds'][number] {
  const own = imported.filter(({ feed_id }) => feed_id === id);
  return {
    id,
    name,
    url,
    read_at: read_at?.toISOString() ?? null,
    succeeded_at: succeeded_at?.toISOString() ?? null,
    error: error as MessageId | null,
    events: own.length,
    first_events: own.slice(0, PREVIEWED),
  };
}
