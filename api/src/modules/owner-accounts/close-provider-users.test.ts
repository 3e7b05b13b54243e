import { startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aPayoutsFixture } from '../../../test/payouts';
import { aNewUser, call } from '../../../test/users';
import { createClock } from '../../core/clock';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { createProviderUserClosing, queueClosing } from './close-provider-users.service';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

function aProvider() {
  const state = { isAway: false, closed: [] as string[] };
  const provider = {
    closeUser: async ({ id, kind }: { id: string; kind: string }) => {
      await Promise.resolve();
      if (state.isAway) throw new PaymentsFailure('away', 'no answer');
      state.closed.push(`${kind} ${id}`);
    },
  };
  const log = { error: () => undefined };
  const closeAt = (afterMs: number) =>
    createProviderUserClosing({
      database: api.database,
      clock: createClock(TEST_NOW_MS + MINUTE_MS + afterMs),
      provider,
      log,
    }).closeDue();
  return { state, closeAt };
}

async function aRegistered() {
  const { me, token } = await aNewUser(api.app);
  for (const kind of ['natural', 'legal'] as const) {
    const row = { user_id: me.id, kind, provider_id: `${kind}-${me.id}`, made_at: new Date(TEST_NOW_MS) };
    await api.database.insertInto('provider_user').values(row).execute();
  }
  return { me, token };
}

test('after an account was deleted its users at the provider are closed, each once', async () => {
  const [leaving, staying] = [await aRegistered(), await aRegistered()];
  const { state, closeAt } = aProvider();
  expect(await closeAt(0)).toBe(0);
  expect((await call(api.app, 'DELETE /3/users/me/', { token: leaving.token })).status).toBe(204);
  state.isAway = true;
  expect(await closeAt(0)).toBe(0);
  state.isAway = false;
  expect(await closeAt(DAY_MS / 2)).toBe(0);
  expect(await closeAt(2 * DAY_MS)).toBe(2);
  expect(await closeAt(4 * DAY_MS)).toBe(0);
  const { id } = leaving.me;
  expect(state.closed.toSorted()).toEqual([`legal legal-${id}`, `natural natural-${id}`]);
  expect(state.closed.join(' ')).not.toContain(String(staying.me.id));
});

test('they are kept while a payout to their owner is pending', async () => {
  const { ownerId, paidTrip, payoutsAt } = await aPayoutsFixture(api);
  await paidTrip(1);
  const row = { user_id: ownerId, kind: 'natural', provider_id: 'user-owner' } as const;
  const at = new Date(TEST_NOW_MS);
  await api.database
    .insertInto('provider_user')
    .values({ ...row, made_at: at })
    .execute();
  await queueClosing(api.database, ownerId, at);
  const { state, closeAt } = aProvider();
  await closeAt(0);
  expect(state.closed).toEqual([]);
  await payoutsAt(3 * DAY_MS).payDue();
  await closeAt(3 * DAY_MS);
  expect(state.closed).toEqual(['natural user-owner']);
});
