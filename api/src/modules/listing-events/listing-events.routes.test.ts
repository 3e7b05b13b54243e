import type { ListingEvent } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { call, later, signIn } from '../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.database.deleteFrom('camper_mark').execute();
});

const send = (events: unknown, token?: string, app = api.app) =>
  call(app, 'POST /v4/marks/', { body: { marks: events }, token });
const storedEvents = () =>
  api.database.selectFrom('camper_mark').selectAll().orderBy('day').orderBy('camper_id').execute();

async function someCampers(): Promise<number[]> {
  const { body } = await api.get('/3/campers/search/?where=france&page_size=3');
  return body.results.map(({ id }: { id: number }) => id).sort((one: number, other: number) => one - other);
}

const print = (camper: number): ListingEvent => ({ kind: 'print', camper });
const visit = (camper: number): ListingEvent => ({ kind: 'visit', camper });

test('cards and listings that visitors saw are counted by camper and day', async () => {
  const [first = 0, second = 0] = await someCampers();
  expect(await send([print(first), print(second), visit(second)])).toMatchObject({
    status: 202,
    body: { counted: 2 },
  });
  await send([print(second), print(second)]);
  const nextDay = await later(api, 24 * 3_600_000);
  await send([visit(first)], undefined, nextDay);
  await nextDay.close();
  expect(await storedEvents()).toEqual([
    { camper_id: first, day: '2027-03-15', prints: 1, visits: 0 },
    { camper_id: second, day: '2027-03-15', prints: 2, visits: 1 },
    { camper_id: first, day: '2027-03-16', prints: 0, visits: 1 },
  ]);
});

test('owners looking at their own campers are not counted, at others they are', async () => {
  const own = await api.database
    .selectFrom('camper')
    .select('camper.id')
    .innerJoin('app_user', 'app_user.id', 'camper.owner_id')
    .where('email', '=', 'solo@campavia.test')
    .executeTakeFirstOrThrow();
  const other = (await someCampers()).find((id) => id !== own.id) ?? 0;
  const { access_token } = await signIn(api.app, 'solo@campavia.test');
  expect((await send([visit(own.id), visit(other)], access_token)).body).toEqual({ counted: 1 });
  expect((await storedEvents()).map(({ camper_id }) => camper_id)).toEqual([other]);
});

test('views by staff are not counted, neither as themselves nor as a user', async () => {
  const [camper = 0] = await someCampers();
  const { access_token } = await signIn(api.app, 'staff@campavia.test');
  expect((await send([visit(camper)], access_token)).body).toEqual({ counted: 0 });
  const guest = await api.database
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'guest@campavia.test')
    .executeTakeFirstOrThrow();
  const { body } = await call(api.app, 'POST /v4/users/auth/log-as/', {
    token: access_token,
    body: { user_id: guest.id },
  });
  expect(body).toHaveProperty('access_token');
  expect((await send([visit(camper)], body.access_token)).body).toEqual({ counted: 0 });
  expect(await storedEvents()).toEqual([]);
});

test('hidden campers are not counted', async () => {
  const hidden = await api.database
    .selectFrom('camper')
    .select('id')
    .where('status', '=', 'unpublished_owner')
    .executeTakeFirstOrThrow();
  expect((await send([visit(hidden.id), visit(2_147_483_647)])).body).toEqual({ counted: 0 });
});

test('batches that arrive at the same moment are all counted', async () => {
  const campers = await someCampers();
  const batches = Array.from({ length: 20 }, (_, nth) => (nth % 2 ? campers : [...campers].reverse()));
  await Promise.all(batches.map((batch) => send(batch.map(print))));
  expect((await storedEvents()).map(({ prints }) => prints)).toEqual(campers.map(() => 20));
});

test.each<[string, unknown]>([
  ['no mark', []],
  ['another kind of mark', [{ kind: 'look', camper: 1 }]],
  ['a word for a camper', [{ kind: 'print', camper: 'x' }]],
  ['camper nought', [{ kind: 'print', camper: 0 }]],
  ['more than a hundred', Array.from({ length: 101 }, () => print(1))],
  ['nothing at all', undefined],
])('%s is refused', async (_, events) => {
  const { status, body } = await send(events);
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['marks'] });
});

test('events from one address are rate limited', async () => {
  const answers = new Set<number>();
  for (let nth = 0; nth < 601; nth += 1) {
    const { status } = await call(api.app, 'POST /v4/marks/', {
      body: { marks: [print(2_147_483_647)] },
      from: '203.0.113.77',
    });
    answers.add(status);
  }
  expect([...answers]).toEqual([202, 429]);
});
