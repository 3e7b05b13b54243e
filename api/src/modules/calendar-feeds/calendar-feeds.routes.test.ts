import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { createCalendarFetcher } from '../../providers/calendars/fetch-calendar';
import { isPublicAddress } from '../../providers/calendars/public-address';
import { createCalendarFeeds } from './calendar-feeds.service';
import { createRateLimiter } from '../../core/rate-limits/rate-limiter';
import { createClock } from '../../core/clock';
import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { call, signIn } from '../../../test/users';
import { settingsFor } from '../../../test/application';
import { CALENDARS } from './test/calendars';

let api: Application;
let participants: Participants;
let token: string;
let stranger: string;
let server: Server;
let origin: string;
let answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string | Buffer }>;

const AIRBNB = CALENDARS.Airbnb?.text ?? '';
const unlimited = { limiter: () => createRateLimiter('none', { most: 1000, withinMs: 1000 }, { clock: {} }) };
const feedsAt = (laterMs = 0) =>
  createCalendarFeeds(
    {
      database: api.database,
      clock: createClock(TEST_NOW_MS + laterMs),
      settings: settingsFor(api.databaseUrl, api.home),
      rateLimits: unlimited,
    },
    createCalendarFetcher({ allowedHosts: ['127.0.0.1'] }),
  );

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  token = (await signIn(api.app, 'owner@campavia.test')).access_token;
  stranger = (await signIn(api.app, 'solo@campavia.test')).access_token;
  server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(async () => {
  answers = { '/a.ics': { body: AIRBNB } };
  await api.database.deleteFrom('ical_feed').execute();
});

type Verb = 'GET' | 'POST' | 'DELETE';
const ask = (verb: Verb, rest: string, body?: object, as = token) =>
  call(api.app, `${verb} /3/products/${participants.camperId}${rest}`, { token: as, body });
const show = async () => (await ask('GET', '/calendar-feed/')).body;
const busy = async () => (await api.get(`/3/products/${participants.camperId}/availabilities/`)).body.busy;
const AIRBNB_DAYS = [{ date_from: '2027-05-04', date_to: '2027-05-09' }];

describe('a calendar that a camper follows', () => {
  test('blocks its days at once, is shown with its first events, and frees them when it is removed', async () => {
    const feeds = feedsAt();
    const id = await feeds.add(participants.camperId, { name: ' Airbnb ', url: `${origin}/a.ics` });
    expect(await busy()).toEqual(AIRBNB_DAYS);
    const [feed] = (await show()).feeds;
    expect(feed).toMatchObject({ id, name: 'Airbnb', error: null, events: 2 });
    expect(feed.first_events[0]).toEqual({
      feed_id: id,
      title: 'Reserved',
      date_from: '2027-05-04',
      date_to: '2027-05-08',
    });
    expect((await ask('DELETE', `/ical-feed/?feed_id=${id}`)).status).toBe(204);
    expect(await busy()).toEqual([]);
    expect((await ask('DELETE', `/ical-feed/?feed_id=${id}`)).body.code).toBe('calendar_feed_not_found');
  });

  test('is read again after a quarter of an hour, and keeps its days when that fails', async () => {
    await feedsAt().add(participants.camperId, { name: 'Airbnb', url: `${origin}/a.ics` });
    answers['/a.ics'] = { body: CALENDARS['Booking.com']?.text ?? '' };
    await feedsAt(60_000).refreshDue();
    expect(await busy()).toEqual(AIRBNB_DAYS);
    await feedsAt(15 * 60_000).refreshDue();
    expect(await busy()).toEqual([{ date_from: '2027-09-19', date_to: '2027-09-21' }]);
    answers['/a.ics'] = { body: '<html>Sign in</html>' };
    await feedsAt(30 * 60_000).refreshDue();
    expect(await busy()).toEqual([{ date_from: '2027-09-19', date_to: '2027-09-21' }]);
    const [feed] = (await show()).feeds;
    expect(feed.error).toMatch(/^There is no calendar that we can read/);
    expect(feed.read_at > feed.succeeded_at).toBe(true);
  });

  test('may lie over a booking, and is added once', async () => {
    const feeds = feedsAt();
    const form = { name: 'Airbnb', url: `${origin}/a.ics` };
    await api.database
      .insertInto('calendar_block')
      .values({
        camper_id: participants.camperId,
        during: '[2027-05-05,2027-05-06]',
        kind: 'booking',
        booking_id: null,
        request_id: null,
        expires_at: null,
      })
      .execute();
    await feeds.add(participants.camperId, form);
    await expect(feeds.add(participants.camperId, form)).rejects.toMatchObject({
      fields: { url: { id: 'calendar_feed_known' } },
    });
    expect((await show()).imported).toHaveLength(2);
  });
});

describe('addresses that are refused', () => {
  test.each([
    'http://127.0.0.1/a.ics',
    'http://[::1]/a.ics',
    'http://[::ffff:10.0.0.1]/a.ics',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://localhost/',
    'file:///etc/passwd',
    'ftp://example.org/a.ics',
    'https://user:secret@example.org/a.ics',
    'not an address',
  ])('%s', async (url) => {
    const { status, body } = await ask('POST', '/ical-feed/', { name: 'Other', url });
    expect([status, body]).toEqual([
      400,
      { url: ['Use the public address of a calendar, beginning with https://.'] },
    ]);
  });

  test('a redirect to one, an endless redirect and another port', async () => {
    const fetch = createCalendarFetcher({ allowedHosts: ['127.0.0.1'] });
    for (const location of ['http://[::1]/', 'http://169.254.169.254/', 'file:///etc/passwd']) {
      answers['/r'] = { status: 302, headers: { location } };
      await expect(fetch(`${origin}/r`)).rejects.toThrow('calendar_url_refused');
    }
    answers['/r'] = { status: 302, headers: { location: '/r' } };
    await expect(fetch(`${origin}/r`)).rejects.toThrow('calendar_unreachable');
    answers['/r'] = { status: 302, headers: { location: '/a.ics' } };
    expect(await fetch(`${origin}/r`)).toBe(AIRBNB);
    await expect(createCalendarFetcher()(`${origin}/a.ics`)).rejects.toThrow('calendar_url_refused');
  });

  test.each([
    ['93.184.215.14', true],
    ['2606:4700::1111', true],
    ['192.168.1.1', false],
    ['172.16.0.1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['224.0.0.1', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

test('files that are too large, also once they are unzipped, and other answers are refused', async () => {
  const fetch = createCalendarFetcher({ allowedHosts: ['127.0.0.1'] });
  answers['/large'] = { body: Buffer.alloc(3_000_000, 'x') };
  await expect(fetch(`${origin}/large`)).rejects.toThrow('calendar_too_large');
  const bomb = gzipSync(Buffer.alloc(100_000_000, 0));
  answers['/bomb'] = { body: bomb, headers: { 'content-encoding': 'gzip' } };
  await expect(fetch(`${origin}/bomb`)).rejects.toThrow('calendar_too_large');
  answers['/broken'] = { body: 'no gzip', headers: { 'content-encoding': 'gzip' } };
  await expect(fetch(`${origin}/broken`)).rejects.toThrow('calendar_unreachable');
  await expect(fetch(`${origin}/nothing`)).rejects.toThrow('calendar_unreachable');
});

describe('the link for other sites', () => {
  test('contains only the unavailable days, and its link stops working once it is renewed', async () => {
    await api.database.deleteFrom('calendar_block').where('camper_id', '=', participants.camperId).execute();
    const form = { dates_0: '2027-06-14', dates_1: '2027-06-17', reason: 'BREAKDOWN', comment: 'Clutch' };
    const { body: period } = await ask('POST', '/calendar/periods/', form);
    const { body } = await ask('POST', '/ical-feed/export/');
    expect((await show()).export_url).toBe(body.export_url);
    const { pathname } = new URL(body.export_url);
    const { status, headers, body: text } = await api.get(pathname);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toContain(`UID:days-${period.id}@localhost`);
    expect(text).toContain('DTSTART;VALUE=DATE:20270614\r\nDTEND;VALUE=DATE:20270618');
    expect(text).not.toMatch(/Clutch|BREAKDOWN/);
    await ask('POST', '/ical-feed/export/');
    expect((await api.get(pathname)).status).toBe(404);
  });
});

test.each([
  ['POST', '/ical-feed/', { name: 'Other', url: 'https://example.org/a.ics' }],
  ['DELETE', '/ical-feed/', undefined],
  ['POST', '/ical-feed/1/read/', undefined],
  ['POST', '/ical-feed/export/', undefined],
] as const)('%s %s is for the owner alone', async (verb, rest, body) => {
  expect((await call(api.app, `${verb} /3/products/${participants.camperId}${rest}`, { body })).status).toBe(
    401,
  );
  const answer = await ask(verb, rest, body, stranger);
  expect([answer.status, answer.body.code]).toEqual([404, 'camper_not_found']);
});

test('a calendar of another camper is neither read nor removed', async () => {
  const { id: another } = await api.database
    .selectFrom('camper')
    .select('id')
    .where('owner_id', '<>', participants.ownerId)
    .executeTakeFirstOrThrow();
  const feed = await feedsAt().add(another, { name: 'Airbnb', url: `${origin}/a.ics` });
  const readAt = api.database.selectFrom('ical_feed').select('read_at').where('id', '=', feed);
  const before = await readAt.executeTakeFirstOrThrow();
  expect((await ask('POST', `/ical-feed/${feed}/read/`)).body.code).toBe('calendar_feed_not_found');
  expect((await ask('DELETE', `/ical-feed/?feed_id=${feed}`)).body.code).toBe('calendar_feed_not_found');
  expect(await readAt.executeTakeFirstOrThrow()).toEqual(before);
});
