import sharp from 'sharp';

import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo, signIn } from '../../../test/users';
import type { NewBooking } from '../bookings/bookings.store';
import { aPhoto, sendPhoto } from './test/conditions';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
beforeEach(() => deleteBookings(api.database));
afterAll(() => api.close());

/** Of a trip that is running: both reports can be written. */
const RUNNING = { date_from: plainDate('2027-03-10'), date_to: plainDate('2027-03-20') };

async function book(over: Partial<NewBooking> = {}): Promise<number> {
  return (await storeBooking(api.database, aBooking(participants, { state: 'TO_COME', ...RUNNING, ...over })))
    .id;
}

type Side = 'guest' | 'owner';
const tokenOf = (side: Side) => (side === 'guest' ? guest : owner);
const at = (side: Side, id: number, rest = '') => `/v4/bookings-${side}/${id}/condition-reports/${rest}`;
const read = (side: Side, id: number) =>
  call(api.app, `GET ${at(side, id)}` as 'GET /', { token: tokenOf(side) });
const write = (side: Side, id: number, moment: string, body: object) =>
  call(api.app, `PATCH ${at(side, id, `${moment}/`)}` as 'PATCH /', { token: tokenOf(side), body });
const post = (side: Side, id: number, rest: string, body: object = {}) =>
  call(api.app, `POST ${at(side, id, rest)}` as 'POST /', { token: tokenOf(side), body });
const addPhoto = async (side: Side, id: number, moment: string, content?: Buffer) =>
  sendPhoto(api.app, at(side, id, `${moment}/photos/`), {
    token: tokenOf(side),
    content: content ?? (await aPhoto()),
  });

/** Written by the guest, with everything that is needed. */
async function writeWhole(id: number, moment = 'pick_up', odometer_km = 84_210): Promise<number> {
  await addPhoto('guest', id, moment);
  const { body } = await write('guest', id, moment, { version: 1, odometer_km, fuel_eighths: 8 });
  return body.results.find((report: { moment: string }) => report.moment === moment).version;
}

async function mailedCode(): Promise<string> {
  const [newest] = (await sentTo(api.app, 'owner@campavia.test')).filter(
    ({ kind }) => kind === 'booking_condition_to_confirm_owner',
  );
  return /(?<!\d)\d{6}(?!\d)/.exec(newest?.body ?? '')?.[0] ?? '';
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a report is empty at first, and both sides see when it can be written', async () => {
  const id = await book();
  const { status, body } = await read('guest', id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    settlement: null,
    claims: [],
    results: [
      { moment: 'pick_up', state: 'open', version: 0, opens_at: '2027-03-09T08:00:00.000Z' },
      { moment: 'return', state: 'open', version: 0, closes_at: '2027-03-22T19:00:00.000Z' },
    ],
  });
  expect((await read('owner', id)).body.results).toEqual(body.results);
});

test('guest and owner write one report, and its photo has no location', async () => {
  const id = await book();
  expect((await addPhoto('guest', id, 'pick_up')).status).toBe(201);
  const written = await write('guest', id, 'pick_up', { version: 1, odometer_km: 84_210, fuel_eighths: 8 });
  expect(written.body.results[0]).toMatchObject({ version: 2, odometer_km: 84_210, updated_by: 'guest' });
  await write('owner', id, 'pick_up', { version: 2, remarks: ' Scratch on the rear bumper. ' });
  const { body } = await read('guest', id);
  expect(body.results[0]).toMatchObject({ version: 3, remarks: 'Scratch on the rear bumper.' });
  const [photo] = body.results[0].photos;
  const { rawPayload, headers } = await api.app.inject({
    url: photo.url,
    headers: { 'x-api-key': 'campavia-web', authorization: `Bearer ${guest}` },
  });
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  const { width, exif } = await sharp(rawPayload).metadata();
  expect([width, exif]).toEqual([900, undefined]);
});

test('two sides that write at once never overwrite each other silently', async () => {
  const id = await book();
  const both = await Promise.all([
    write('guest', id, 'pick_up', { version: 0, odometer_km: 1000 }),
    write('owner', id, 'pick_up', { version: 0, odometer_km: 2000 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(both.find(({ status }) => status === 412)?.body.code).toBe('condition_report_changed');
});

test('both confirm, each in their session; then it is final', async () => {
  const id = await book();
  const version = await writeWhole(id);
  await post('guest', id, 'pick_up/confirm/', { version });
  const { body } = await post('owner', id, 'pick_up/confirm/', { version });
  expect(body.results[0]).toMatchObject({ state: 'confirmed', code_expires_at: null });
  for (const answer of [
    await write('guest', id, 'pick_up', { version, odometer_km: 1 }),
    await addPhoto('owner', id, 'pick_up'),
    await post('owner', id, 'pick_up/confirm/', { version }),
  ]) {
    expect(answer).toMatchObject({ status: 405, body: { code: 'condition_report_final' } });
  }
});

test('a change withdraws the confirmation of the other side', async () => {
  const id = await book();
  const version = await writeWhole(id);
  await post('guest', id, 'pick_up/confirm/', { version });
  const { body } = await write('owner', id, 'pick_up', { version, fuel_eighths: 7 });
  expect(body.results[0]).toMatchObject({ guest_confirmed_at: null, code_expires_at: null });
  const again = await post('owner', id, 'pick_up/confirm/', { version });
  expect(again).toMatchObject({ status: 412, body: { code: 'condition_report_changed' } });
});

test('missing entries are listed before the confirmation', async () => {
  const id = await book();
  const { status, body } = await post('guest', id, 'pick_up/confirm/', { version: 0 });
  expect([status, Object.keys(body).sort()]).toEqual([400, ['fuel_eighths', 'odometer_km', 'photos']]);
});

describe('the code of the owner', () => {
  test('confirms for them on the guest’s phone, once', async () => {
    const id = await book();
    const version = await writeWhole(id);
    const confirmed = await post('guest', id, 'pick_up/confirm/', { version });
    const code = await mailedCode();
    expect(JSON.stringify(confirmed.body)).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(confirmed.body.results[0].code_expires_at).toMatch(/^2027-03-15T08:1/);
    const { body } = await post('guest', id, 'pick_up/confirm-for-owner/', { version, code });
    expect(body.results[0].state).toBe('confirmed');
    const again = await post('guest', id, 'pick_up/confirm-for-owner/', { version, code });
    expect(again.status).toBe(405);
  });

  test('is void after five wrong attempts; another one can be sent', async () => {
    const id = await book();
    const version = await writeWhole(id);
    await post('guest', id, 'pick_up/confirm/', { version });
    const code = await mailedCode();
    const tries = [...Array<string>(5).fill(wrong(code)), code];
    for (const each of tries) {
      const answer = await post('guest', id, 'pick_up/confirm-for-owner/', { version, code: each });
      expect(answer).toMatchObject({ status: 400, body: { code: [expect.stringMatching(/^This code is/)] } });
    }
    expect((await read('guest', id)).body.results[0].code_expires_at).toBeNull();
    await post('guest', id, 'pick_up/owner-code/');
    const right = { version, code: await mailedCode() };
    expect((await post('guest', id, 'pick_up/confirm-for-owner/', right)).status).toBe(200);
  });

  test('of an earlier version, or of another report, confirms nothing', async () => {
    const id = await book();
    const version = await writeWhole(id);
    await post('guest', id, 'pick_up/confirm/', { version });
    const code = await mailedCode();
    await write('guest', id, 'pick_up', { version, fuel_eighths: 1 });
    const late = await post('guest', id, 'pick_up/confirm-for-owner/', { version: version + 1, code });
    expect(late.status).toBe(400);
  });

  test('is sent only after the guest has confirmed, a limited number of times', async () => {
    const id = await book();
    expect(await post('guest', id, 'pick_up/owner-code/')).toMatchObject({
      status: 405,
      body: { code: 'condition_report_not_confirmed' },
    });
    const statuses = [];
    for (let nth = 0; nth < 6; nth += 1)
      statuses.push((await post('guest', id, 'pick_up/owner-code/')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is not sent without limit by changing and confirming the report again and again', async () => {
    const id = await book();
    let version = await writeWhole(id);
    const statuses = [];
    for (let nth = 0; nth < 7; nth += 1) {
      statuses.push((await post('guest', id, 'pick_up/confirm/', { version })).status);
      const { body } = await write('guest', id, 'pick_up', { version, fuel_eighths: nth });
      version = body.results[0].version;
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
  });
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 ... %%EOF'), /JPEG, PNG or WebP/],
  ['a HEIC', Buffer.from('\0\0\0 ftypheic'), /HEIC photos/],
  ['nothing', Buffer.alloc(0), /empty/],
  ['12 MB', Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(12_582_912)]), /10 MB/],
  ['a damaged JPEG', Buffer.from('\xff\xd8\xff\xe0 damaged', 'latin1'), /cannot be read/],
])('%s is refused as a photo', async (_, content, words) => {
  const id = await book();
  const { status, body } = await addPhoto('guest', id, 'pick_up', content);
  expect([status, body]).toEqual([400, { photo: [expect.stringMatching(words)] }]);
});

test('a picture of too many pixels is refused, and another field is no photo', async () => {
  const id = await book();
  const fill = { width: 12_001, height: 1, channels: 3, background: '#123' } as const;
  const wide = await sharp({ create: fill }).png().toBuffer();
  expect((await addPhoto('guest', id, 'pick_up', wide)).body).toEqual({
    photo: [expect.stringMatching(/too many pixels/)],
  });
  const url = at('guest', id, 'pick_up/photos/');
  expect(
    (await sendPhoto(api.app, url, { token: guest, content: await aPhoto(), field: 'page' })).status,
  ).toBe(400);
});

test('a report has at most twenty photos, duplicates count once, and a photo can be removed', async () => {
  const id = await book();
  await addPhoto('guest', id, 'pick_up', await aPhoto('#123'));
  const photo = await api.database
    .selectFrom('condition_photo')
    .select(['report_id', 'bytes', 'name', 'added_by', 'added_at'])
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 19 }, (_, nth) => ({ ...photo, claim_id: null, file: `photo-${nth}` }));
  await api.database.insertInto('condition_photo').values(others).execute();
  const more = await addPhoto('guest', id, 'pick_up', await aPhoto('#ff0000'));
  expect(more).toMatchObject({ status: 400, body: { photo: [expect.stringMatching(/20 photos/)] } });
  expect((await addPhoto('owner', id, 'pick_up', await aPhoto('#123'))).status).toBe(201);
  const { photos } = (await read('guest', id)).body.results[0];
  expect(photos).toHaveLength(20);
  const path = `DELETE ${at('guest', id, `pick_up/photos/${photos[0].id}/`)}`;
  const { status, body } = await call(api.app, path as 'DELETE /', { token: guest });
  expect([status, body.results[0].photos.length]).toEqual([200, 19]);
  const due = await api.database
    .selectFrom('condition_file_leaving')
    .selectAll()
    .where('due_at', '<', new Date(TEST_NOW_MS))
    .execute();
  expect(due).toEqual([]);
});

test.each([
  [{ version: 0, odometer_km: -1 }],
  [{ version: 0, odometer_km: 2_000_001 }],
  [{ version: 0, odometer_km: 10.5 }],
  [{ version: 0, fuel_eighths: 9 }],
  [{ version: 0, remarks: 'x'.repeat(2001) }],
  [{ odometer_km: 1 }],
])('%j cannot be written', async (body) => {
  expect((await write('guest', await book(), 'pick_up', body)).status).toBe(400);
});

test('an odometer below the one at pick-up is refused', async () => {
  const id = await book();
  await write('guest', id, 'pick_up', { version: 0, odometer_km: 84_210 });
  const less = await write('guest', id, 'return', { version: 0, odometer_km: 84_209 });
  expect(less).toMatchObject({
    status: 400,
    body: { odometer_km: [expect.stringMatching(/^This is less/)] },
  });
  await write('guest', id, 'return', { version: 0, odometer_km: 84_300 });
  const more = await write('owner', id, 'pick_up', { version: 1, odometer_km: 84_301 });
  expect(more).toMatchObject({
    status: 400,
    body: { odometer_km: [expect.stringMatching(/^This is more/)] },
  });
});

test.each([
  ['two days before a pick-up', 'pick_up', { date_from: '2027-03-18' }, 'condition_report_too_early'],
  ['a return before the trip', 'return', { date_from: '2027-03-16' }, 'condition_report_too_early'],
  [
    'a pick-up after the trip',
    'pick_up',
    { date_from: '2027-03-10', date_to: '2027-03-14' },
    'condition_report_too_late',
  ],
  [
    'a return three days after',
    'return',
    { date_from: '2027-03-08', date_to: '2027-03-12' },
    'condition_report_too_late',
  ],
  ['an accepted trip', 'pick_up', { state: 'ACCEPTED' }, 'condition_report_not_possible'],
  ['a cancelled trip', 'pick_up', { state: 'CANCELLED_GUEST' }, 'condition_report_not_possible'],
])('%s: there is no report', async (_, moment, over, code) => {
  const id = await book({ date_to: plainDate('2027-03-24'), ...over } as Partial<NewBooking>);
  const answer = await write('guest', id, moment, { version: 0, fuel_eighths: 8 });
  expect(answer).toMatchObject({ status: 405, body: { code } });
});

test('returns 404 to other users', async () => {
  const id = await book();
  await addPhoto('guest', id, 'pick_up');
  const { token } = await aNewUser(api.app);
  const [photo] = (await read('guest', id)).body.results[0].photos;
  for (const what of [
    `GET ${at('guest', id)}`,
    `GET ${at('owner', id)}`,
    `GET ${photo.url}`,
    `POST ${at('guest', id, 'pick_up/confirm/')}`,
    `PATCH ${at('owner', id, 'pick_up/')}`,
  ]) {
    const answer = await call(api.app, what as 'GET /', {
      token,
      ...(!what.startsWith('GET') && { body: { version: 1 } }),
    });
    expect([what, answer.status]).toEqual([what, 404]);
  }
  expect((await call(api.app, `GET ${at('guest', id)}` as 'GET /')).status).toBe(401);
});

test('the other side’s open pages are updated', async () => {
  const id = await book();
  await api.database.deleteFrom('user_event').execute();
  await write('guest', id, 'pick_up', { version: 0, odometer_km: 84_210 });
  const events = await api.database.selectFrom('user_event').select(['user_id', 'booking_id']).execute();
  expect(events).toContainEqual({ user_id: participants.ownerId, booking_id: id });
});

describe('the checklist', () => {
  test('is one list of both sides, in one order; a change withdraws the confirmations', async () => {
    const id = await book();
    const version = await writeWhole(id);
    await post('guest', id, 'pick_up/confirm/', { version });
    const ticked = await write('owner', id, 'pick_up', { version, checked: ['keys', 'papers', 'keys'] });
    expect(ticked.body.results[0]).toMatchObject({
      checked: ['papers', 'keys'],
      guest_confirmed_at: null,
      updated_by: 'owner',
    });
    expect(
      (await read('guest', id)).body.results.map(({ checked }: { checked: string[] }) => checked),
    ).toEqual([['papers', 'keys'], []]);
    const none = await write('guest', id, 'pick_up', { version: version + 1, checked: [] });
    expect(none.body.results[0].checked).toEqual([]);
  });

  test.each([[['engine']], ['keys'], [Array.from({ length: 8 }, () => 'keys')]])(
    '%j is refused at its field',
    async (checked) => {
      const id = await book();
      const { status, body } = await write('owner', id, 'pick_up', { version: 0, checked });
      expect(status).toBe(400);
      expect(Object.keys(body)).toContain('checked');
    },
  );

  test('on an old state is refused, and nothing is overwritten', async () => {
    const id = await book();
    await write('guest', id, 'pick_up', { version: 0, checked: ['gas'] });
    const stale = await write('owner', id, 'pick_up', { version: 0, checked: ['keys'] });
    expect(stale).toMatchObject({ status: 412, body: { code: 'condition_report_changed' } });
    expect((await read('owner', id)).body.results[0].checked).toEqual(['gas']);
  });
});
