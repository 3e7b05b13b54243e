import ICAL from 'ical.js';

import { LANGUAGES } from '@campavia/i18n/sites';

import { startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../../test/bookings';
import { call, later, sentTo, signIn } from '../../../../test/users';
import { aPaymentsFixture } from '../../../../test/paid-trips';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import type { NewBooking } from '../bookings.store';
import { momentValue } from '../../../core/icalendar/icalendar-format';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  const at = { latitude: 45.123456, longitude: 6.654321, title: 'Sea, sand; and a van\\bus' };
  await api.database.updateTable('camper').set(at).where('id', '=', participants.camperId).execute();
  await api.database
    .updateTable('app_user')
    .set({ phone: '+33612345678' })
    .where('id', '=', participants.ownerId)
    .execute();
});
afterAll(() => api.close());
beforeEach(() => deleteBookings(api.database));

const store = async (over: Partial<NewBooking> = {}) =>
  (await storeBooking(api.database, aBooking(participants, over))).id;
const ask = (side: 'guest' | 'owner', id: number | string, language = 'en-IE', app = api.app) =>
  call(app, `GET /v4/bookings-${side}/${id}/calendar/`, {
    token: side === 'guest' ? guest : owner,
    headers: { 'accept-language': language },
  });
/** The lines of an answer by their names, unfolded. */
function linesOf(text: string): Record<string, string> {
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.split(/[;:]/)[0], line.slice(line.indexOf(':') + 1)]));
}
const entry = async (...of: Parameters<typeof ask>) => linesOf((await ask(...of)).body);
/** The event of an answer as a calendar program reads it, in the strict way. */
function eventIn(text: string) {
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents('vevent');
  expect([calendar.name, events.length]).toEqual(['vcalendar', 1]);
  return { calendar, event: events[0] as ICAL.Component };
}

test('a confirmed trip goes into the calendar of its guest, with all that is needed on the day', async () => {
  const id = await store({ state: 'TO_COME' });
  const { status, headers, body } = await ask('guest', id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="campavia.ics"',
    'cache-control': 'private, no-store',
  });
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(body).not.toMatch(/[^\r]\n/);
  expect(linesOf(body)).toMatchObject({
    UID: `booking-${id}@localhost`,
    STATUS: 'CONFIRMED',
    SEQUENCE: '0',
    GEO: '45.123456;6.654321',
    // 9:00 and 20:00 in Paris, in summer.
    DTSTART: '20270705T070000Z',
    DTEND: '20270711T180000Z',
    SUMMARY: String.raw`Trip: Sea\, sand\; and a van\\bus`,
    DESCRIPTION: expect.stringContaining(
      String.raw`Pick-up: Monday 5 July 2027 at 09:00 GMT+2\nReturn: Sunday`,
    ),
    URL: `http://localhost:4300/en-ie/go/trip?id=${id}`,
  });
  expect(linesOf(body).DESCRIPTION).toContain(String.raw`\, +33612345678\nExact place: 45.123456\, 6.654321`);
});

test('its owner has it too, under the same name and in their own words', async () => {
  const id = await store({ state: 'TO_COME' });
  const { UID, SUMMARY, URL: page, DESCRIPTION } = await entry('owner', id, 'de-AT');
  expect(UID).toBe(`booking-${id}@localhost`);
  expect(SUMMARY).toMatch(/^Vermietung an \S+: Sea/);
  expect(DESCRIPTION).toMatch(/^Abholung: Montag/);
  expect(page).toBe(`http://localhost:4300/de-at/go/booking?id=${id}`);
});

test.each([
  ['VALIDATED', 'TENTATIVE', '(not confirmed yet)'],
  ['ACCEPTED', 'TENTATIVE', '(not confirmed yet)'],
  ['TO_COME_NOT_PAID', 'CONFIRMED', 'bus'],
  ['CANCELLED_OWNER', 'CANCELLED', '(cancelled)'],
] as const)('a booking that is %s is %s there, without the exact address', async (state, status, end) => {
  const { STATUS, SUMMARY, DESCRIPTION, LOCATION, GEO } = await entry('guest', await store({ state }));
  expect([STATUS, GEO]).toEqual([status, undefined]);
  expect(SUMMARY?.endsWith(end)).toBe(true);
  expect(DESCRIPTION).not.toMatch(/45\.12|33612345678/);
  expect(LOCATION).toMatch(/^[^,]+\\, \S/);
});

test('every change increases the sequence number, also one caused by a deadline', async () => {
  const { body } = await call(api.app, 'POST /v4/bookings/', {
    token: guest,
    body: { camper: participants.camperId, date_from: '2027-07-05', date_to: '2027-07-11', travelers: 2 },
  });
  const editions = [await entry('guest', body.id)];
  const change = (what: string, sent: object) =>
    call(api.app, `PATCH /v4/bookings-guest/${body.id}/${what}`, { token: guest, body: sent });
  await change('', { hour_to: '12:00:00' });
  editions.push(await entry('guest', body.id));
  await change('validate/', { message: 'We love the sea.', purpose: 'HOLIDAYS_COUPLE' });
  editions.push(await entry('guest', body.id));
  const app = await later(api, 49 * 3_600_000);
  guest = (await signIn(app, 'guest@campavia.test')).access_token;
  editions.push(await entry('guest', body.id, 'en-IE', app));
  await app.close();
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  expect(editions.map(({ SEQUENCE, STATUS, DTEND }) => [SEQUENCE, STATUS, DTEND])).toEqual([
    ['0', 'TENTATIVE', '20270711T180000Z'],
    ['1', 'TENTATIVE', '20270711T100000Z'],
    ['2', 'TENTATIVE', '20270711T100000Z'],
    ['3', 'CANCELLED', '20270711T100000Z'],
  ]);
  // The last one was created when the owner's 48 hours had expired, not when the file was requested.
  const { answer_by } = await api.database
    .selectFrom('booking')
    .select('answer_by')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  const changes = editions.map(({ DTSTAMP }) => String(DTSTAMP));
  expect(editions.map((edition) => edition['LAST-MODIFIED'])).toEqual(changes);
  expect(changes).toEqual([...changes].sort());
  expect(changes.at(-1)).toBe(momentValue(answer_by as Date));
});

test('an extension increases the sequence number when it is applied', async () => {
  const id = await store({ state: 'TO_COME' });
  const before = eventIn((await ask('guest', id)).body).event;
  const at = new Date(TEST_NOW_MS - 60_000);
  const change = { booking_id: id, at, move: 'extend', actor: 'provider' as const };
  await api.database
    .insertInto('booking_change')
    .values({ ...change, from_state: 'TO_COME', to_state: 'TO_COME' })
    .execute();
  const after = eventIn((await ask('guest', id)).body).event;
  const stampOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('dtstamp'));
  expect([before, after].map((event) => event.getFirstPropertyValue('sequence'))).toEqual([0, 1]);
  expect([after.getFirstPropertyValue('last-modified')].map(String)).toEqual([stampOf(after)]);
  expect(stampOf(after) >= stampOf(before)).toBe(true);
  expect(stampOf(after)).toBe(at.toISOString().replace('.000', ''));
});

test.each(
  (['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID', 'TO_COME', 'CANCELLED_OWNER'] as const).flatMap((state) =>
    LANGUAGES.map((language) => [state, language] as const),
  ),
)('a calendar program reads a trip that is %s in %s', async (state, language) => {
  const id = await store({ state });
  for (const side of ['guest', 'owner'] as const) {
    const { calendar, event } = eventIn((await ask(side, id, language)).body);
    const valueOf = (name: string) => event.getFirstPropertyValue(name);
    expect([calendar.getFirstPropertyValue('version'), calendar.getFirstPropertyValue('method')]).toEqual([
      '2.0',
      null,
    ]);
    // Without METHOD both say when the entry was last revised.
    expect(String(valueOf('dtstamp'))).toBe(String(valueOf('last-modified')));
    expect(String(valueOf('created')) <= String(valueOf('dtstamp'))).toBe(true);
    const { startDate, endDate, uid, summary } = new ICAL.Event(event, { strictExceptions: true });
    expect([startDate.toJSDate(), endDate.toJSDate()]).toEqual([
      new Date('2027-07-05T07:00:00Z'),
      new Date('2027-07-11T18:00:00Z'),
    ]);
    expect(uid).toBe(`booking-${id}@localhost`);
    expect(summary).toContain('Sea, sand; and a van\\bus');
    expect(valueOf('url')).toContain(`/go/${side === 'guest' ? 'trip' : 'booking'}?id=${id}`);
    const names = event.getAllProperties().map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  }
});

test('a strict calendar parser rejects an invalid file', () => {
  expect(() =>
    ICAL.Component.fromString('BEGIN:VCALENDAR\r\nSUMMARY no colon\r\nEND:VCALENDAR\r\n'),
  ).toThrow();
});

test('returns 404 to everyone except its two sides', async () => {
  const id = await store({ state: 'ABANDONED' });
  expect((await ask('owner', id)).status).toBe(404);
  expect((await call(api.app, `GET /v4/bookings-guest/${id}/calendar/`)).status).toBe(401);
  const { access_token: token } = await signIn(api.app, 'new@campavia.test');
  expect((await call(api.app, `GET /v4/bookings-guest/${id}/calendar/`, { token })).status).toBe(404);
  for (const none of ['abc', '0', '-1', '99999999999', '%00'])
    expect((await ask('guest', none)).status).toBe(404);
});

describe('the e-mail that confirms a trip', () => {
  const mailedTo = async (side: 'guest' | 'owner') => {
    const [template] = await sentTo(api.app, `${side}@campavia.test`);
    return /\/media\/calendars\/\S+\.ics/.exec(template?.body ?? '')?.[0] as `/${string}`;
  };
  const open = (path: `/${string}`) => api.app.inject({ url: path });

  test('has a link that needs no signing in, one for each side, and shows the present state of the trip', async () => {
    const fixture = await aPaymentsFixture(api);
    const trip = await fixture.trip();
    await fixture.pay(trip);
    const [forGuest, forOwner] = [await mailedTo('guest'), await mailedTo('owner')];
    expect(linesOf((await open(forGuest)).body)).toMatchObject({ STATUS: 'CONFIRMED' });
    expect(linesOf((await open(forOwner)).body).URL).toMatch(/\/go\/booking\?/);
    await api.database
      .updateTable('booking')
      .set({ state: 'CANCELLED_GUEST' })
      .where('id', '=', trip.id)
      .execute();
    expect(linesOf((await open(forGuest)).body)).toMatchObject({ STATUS: 'CANCELLED' });
  });

  test('returns 404 for an unknown link', async () => {
    for (const secret of ['x.ics', '%00.ics', `${'a'.repeat(500)}.ics`, '']) {
      expect((await open(`/media/calendars/${secret}`)).statusCode).toBe(404);
    }
  });
});
