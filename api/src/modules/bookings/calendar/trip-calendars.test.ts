import { startApplication, type Application } from '../../../../test/application';
import { aBooking, castOf, forgetBookings, keepBooking, type Cast } from '../../../../test/bookings';
import { call, later, sentTo, signIn } from '../../../../test/people';
import { aPayingHouse } from '../../../../test/paid-trips';
import type { NewBooking } from '../bookings.store';

let api: Application;
let cast: Cast;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  cast = await castOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  const at = { latitude: 45.123456, longitude: 6.654321, title: 'Sea, sand; and a van\\bus' };
  await api.database.updateTable('camper').set(at).where('id', '=', cast.camperId).execute();
  await api.database
    .updateTable('app_user')
    .set({ phone: '+33612345678' })
    .where('id', '=', cast.ownerId)
    .execute();
});
afterAll(() => api.close());
beforeEach(() => forgetBookings(api.database));

const keep = async (over: Partial<NewBooking> = {}) =>
  (await keepBooking(api.database, aBooking(cast, over))).id;
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

test('a confirmed trip goes into the calendar of its guest, with all that is needed on the day', async () => {
  const id = await keep({ state: 'TO_COME' });
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
    ...{ UID: `booking-${id}@localhost`, STATUS: 'CONFIRMED', SEQUENCE: '0', GEO: '45.123456;6.654321' },
    // 9:00 and 20:00 in Paris, in summer.
    ...{ DTSTART: '20270705T070000Z', DTEND: '20270711T180000Z' },
    SUMMARY: String.raw`Trip: Sea\, sand\; and a van\\bus`,
    DESCRIPTION: expect.stringContaining(
      String.raw`Pick-up: Monday 5 July 2027 at 09:00 GMT+2\nReturn: Sunday`,
    ),
    URL: `http://localhost:4300/en-ie/d/trips/${id}`,
  });
  expect(linesOf(body).DESCRIPTION).toContain(
    String.raw`\, +33612345678\nWhere exactly: 45.123456\, 6.654321`,
  );
});

test('its owner has it too, under the same name and in their own words', async () => {
  const id = await keep({ state: 'TO_COME' });
  const { UID, SUMMARY, URL: page, DESCRIPTION } = await entry('owner', id, 'de-AT');
  expect(UID).toBe(`booking-${id}@localhost`);
  expect(SUMMARY).toMatch(/^Vermietung an \S+: Sea/);
  expect(DESCRIPTION).toMatch(/^Abholung: Montag/);
  expect(page).toBe(`http://localhost:4300/de-at/d/bookings/${id}`);
});

test.each([
  ['VALIDATED', 'TENTATIVE', '(not certain yet)'],
  ['ACCEPTED', 'TENTATIVE', '(not certain yet)'],
  ['TO_COME_NOT_PAID', 'CONFIRMED', 'bus'],
  ['CANCELLED_OWNER', 'CANCELLED', '(cancelled)'],
] as const)(
  'a booking that is %s is %s there and tells nobody where the camper stands',
  async (state, status, end) => {
    const { STATUS, SUMMARY, DESCRIPTION, LOCATION, GEO } = await entry('guest', await keep({ state }));
    expect([STATUS, GEO]).toEqual([status, undefined]);
    expect(SUMMARY?.endsWith(end)).toBe(true);
    expect(DESCRIPTION).not.toMatch(/45\.12|33612345678/);
    expect(LOCATION).toMatch(/^[^,]+\\, \S/);
  },
);

test('every change makes a newer edition, also one that only time has made', async () => {
  const { body } = await call(api.app, 'POST /v4/bookings/', {
    token: guest,
    body: { camper: cast.camperId, date_from: '2027-07-05', date_to: '2027-07-11', travelers: 2 },
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
});

test('nobody but its two sides has it', async () => {
  const id = await keep({ state: 'ABANDONED' });
  expect((await ask('owner', id)).status).toBe(404);
  expect((await call(api.app, `GET /v4/bookings-guest/${id}/calendar/`)).status).toBe(401);
  const { access_token: token } = await signIn(api.app, 'new@campavia.test');
  expect((await call(api.app, `GET /v4/bookings-guest/${id}/calendar/`, { token })).status).toBe(404);
  for (const none of ['abc', '0', '-1', '99999999999', '%00'])
    expect((await ask('guest', none)).status).toBe(404);
});

describe('the letter that confirms a trip', () => {
  const mailedTo = async (side: 'guest' | 'owner') => {
    const [letter] = await sentTo(api.app, `${side}@campavia.test`);
    return /\/media\/calendars\/\S+\.ics/.exec(letter?.body ?? '')?.[0] as `/${string}`;
  };
  const open = (path: `/${string}`) => api.app.inject({ url: path });

  test('has a link that needs no signing in, one for each side, and tells how the trip stands now', async () => {
    const house = await aPayingHouse(api);
    const trip = await house.trip();
    await house.pay(trip);
    const [forGuest, forOwner] = [await mailedTo('guest'), await mailedTo('owner')];
    expect(linesOf((await open(forGuest)).body)).toMatchObject({ STATUS: 'CONFIRMED' });
    expect(linesOf((await open(forOwner)).body).URL).toMatch(/\/d\/bookings\//);
    await api.database
      .updateTable('booking')
      .set({ state: 'CANCELLED_GUEST' })
      .where('id', '=', trip.id)
      .execute();
    expect(linesOf((await open(forGuest)).body)).toMatchObject({ STATUS: 'CANCELLED' });
  });

  test('a link that was made up leads nowhere', async () => {
    for (const secret of ['x.ics', '%00.ics', `${'a'.repeat(500)}.ics`, '']) {
      expect((await open(`/media/calendars/${secret}`)).statusCode).toBe(404);
    }
  });
});
