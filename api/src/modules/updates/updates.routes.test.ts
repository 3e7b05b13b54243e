import type { Updates } from '@campavia/contracts';

import { startApplication, startBeside, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;
let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  stop = await api.services.updates.start(api.app.log);
});
afterAll(async () => {
  await stop();
  await api.close();
});
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('user_event').execute();
});

async function list(token: string, after?: number): Promise<Updates> {
  const query = after === undefined ? '' : `?after=${after}`;
  return (await call(api.app, `GET /v4/updates/${query}`, { token })).body as Updates;
}

const begin = (over = {}) =>
  storeBooking(api.database, aBooking(participants, { state: 'VALIDATED', ...over }));
const move = (id: number, state: 'ACCEPTED' | 'VALIDATED' | 'TO_COME') =>
  api.database.updateTable('booking').set({ state }).where('id', '=', id).execute();

interface Opened {
  /** The next event with this name. */
  next: (name: string) => Promise<{ id: string; data: string }>;
  /** What comes until the stream ends. */
  rest: () => Promise<string>;
  close: () => void;
}

async function open(token: string, lastEventId?: number, at = origin): Promise<Opened> {
  const leaving = new AbortController();
  const response = await fetch(`${at}/v4/updates/stream/`, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-api-key': 'campavia-web',
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: leaving.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    async next(name) {
      for (;;) {
        const block = text.split('\n\n').find((each) => each.includes(`event: ${name}\n`));
        if (block !== undefined) {
          text = text.slice(text.indexOf(block) + block.length);
          return { id: /^id: (.*)$/m.exec(block)?.[1] ?? '', data: /^data: (.*)$/m.exec(block)?.[1] ?? '' };
        }
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended without ${name}`);
        text += decoder.decode(value, { stream: true });
      }
    },
    async rest() {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += decoder.decode(value, { stream: true });
      }
    },
    close: () => leaving.abort(),
  };
}

test('an open page gets updates of the other side at once', async () => {
  const { id } = await begin();
  const page = await open(guest);
  await page.next('ready');
  await move(id, 'ACCEPTED');
  const { data } = await page.next('update');
  expect(JSON.parse(data)).toMatchObject({ booking_id: id, state: 'ACCEPTED' });
  page.close();
});

test('missed updates come first, and each once', async () => {
  const { id } = await begin();
  const { last } = await list(guest);
  await move(id, 'ACCEPTED');
  await move(id, 'TO_COME');
  const page = await open(guest, last);
  await page.next('ready');
  const states = [await page.next('update'), await page.next('update')].map(
    ({ data }) => (JSON.parse(data) as { state: string }).state,
  );
  expect(states).toEqual(['ACCEPTED', 'TO_COME']);
  await move(id, 'VALIDATED');
  expect(JSON.parse((await page.next('update')).data)).toMatchObject({ state: 'VALIDATED' });
  page.close();
});

test('a page gets updates on any server and reconnects to another one when its server stops', async () => {
  const other = await startBeside(api);
  const there = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const stopThere = await other.services.updates.start(other.app.log);
  const { id } = await begin();
  const [here, beyond] = [await open(guest), await open(guest, undefined, there)];
  await Promise.all([here.next('ready'), beyond.next('ready')]);
  await move(id, 'ACCEPTED');
  const [{ id: last }] = await Promise.all([beyond.next('update'), here.next('update')]);

  const stopped = Promise.all([stopThere(), other.close()]);
  expect(await beyond.rest()).toMatch(/retry: [23]\d{3}\n\n$/);
  await stopped;
  await move(id, 'TO_COME');
  const again = await open(guest, Number(last));
  expect(JSON.parse((await again.next('update')).data)).toMatchObject({ state: 'TO_COME' });
  [here, again].forEach(({ close }) => close());
});

test('both sides get the update, and no one else', async () => {
  const { id } = await begin();
  await move(id, 'ACCEPTED');
  for (const token of [guest, owner]) {
    expect((await list(token, 0)).results).toEqual([
      expect.objectContaining({ booking_id: id, state: 'ACCEPTED' }),
    ]);
  }
  const stranger = (await signIn(api.app, 'new@campavia.test')).access_token;
  expect(await list(stranger, 0)).toEqual({ last: 0, results: [] });
});

test('an owner gets no updates of a hidden booking', async () => {
  const { id } = await begin({ state: 'ABANDONED' });
  await api.database.updateTable('booking').set({ travelers: 5 }).where('id', '=', id).execute();
  const instant = await begin({ is_instant: true, date_from: '2027-09-01', date_to: '2027-09-05' });
  await api.database.updateTable('booking').set({ travelers: 3 }).where('id', '=', instant.id).execute();
  expect((await list(owner, 0)).results).toEqual([]);
  expect((await list(guest, 0)).results).toHaveLength(2);
});

test('without an update to begin after, only the last one is named', async () => {
  const { id } = await begin();
  await move(id, 'ACCEPTED');
  const { last, results } = await list(guest);
  expect(results).toEqual([]);
  expect(last).toBeGreaterThan(0);
  expect(await list(guest, last)).toEqual({ last, results: [] });
});

test('updates older than a day are deleted', async () => {
  const { id } = await begin();
  await move(id, 'ACCEPTED');
  await api.database
    .updateTable('user_event')
    .set({ at: new Date(0) })
    .execute();
  const stopAnother = await api.services.updates.start(api.app.log);
  await stopAnother();
  expect((await list(guest, 0)).results).toEqual([]);
});

test('a visitor gets none, a seventh page of a user neither, and another page may come once one is closed', async () => {
  expect((await call(api.app, 'GET /v4/updates/')).status).toBe(401);
  expect((await call(api.app, 'GET /v4/updates/stream/')).status).toBe(401);
  const pages = await Promise.all(Array.from({ length: 6 }, () => open(owner)));
  const response = await call(api.app, 'GET /v4/updates/stream/', { token: owner });
  expect(response.status).toBe(429);
  pages.forEach(({ close }) => close());
});

test.each(['x', '-1', '1.5', '9'.repeat(30)])('after=%s is refused with a message', async (after) => {
  const { status, body } = await call(api.app, `GET /v4/updates/?after=${after}`, { token: guest });
  expect([status, Object.keys(body as object)]).toEqual([400, ['after']]);
});
