import type { PostgresPool, PostgresPoolClient } from 'kysely';

import { createRoutingPool } from './routing-pool';

type Answer = () => Promise<unknown>;

/** A pool whose connections answer as a test says; `open` counts those that were not given back. */
function fakePool(name: string, answer: Answer = () => Promise.resolve({ rows: [name] })) {
  const state = { open: 0, isAway: false };
  const pool = {
    connect: async (): Promise<PostgresPoolClient> => {
      if (state.isAway) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      state.open += 1;
      return { query: answer, release: () => (state.open -= 1) } as unknown as PostgresPoolClient;
    },
    end: async () => undefined,
  } as PostgresPool;
  return { pool, state };
}

function route({ replica = fakePool('replica'), isAllowed = true } = {}) {
  const primary = fakePool('primary');
  const failures: unknown[] = [];
  const pool = createRoutingPool({
    primary: primary.pool,
    replica: replica.pool,
    mayUseReplica: () => isAllowed,
    onFailure: (error) => failures.push(error),
  });
  async function ask(): Promise<unknown> {
    const client = await pool.connect();
    try {
      return await (client.query as unknown as Answer)();
    } finally {
      client.release();
    }
  }
  const leaks = () => primary.state.open + replica.state.open;
  return { ask, failures, leaks };
}

test.each([
  [true, 'replica'],
  [false, 'primary'],
])('a read that may use the replica (%s) is answered by the %s', async (isAllowed, name) => {
  const { ask, failures, leaks } = route({ isAllowed });
  expect([await ask(), failures, leaks()]).toEqual([{ rows: [name] }, [], 0]);
});

test('an unreachable replica is reported, and the primary answers', async () => {
  const replica = fakePool('replica');
  replica.state.isAway = true;
  const { ask, failures, leaks } = route({ replica });
  expect([await ask(), failures.length, leaks()]).toEqual([{ rows: ['primary'] }, 1, 0]);
});

test.each(['57P01', '08006', '40001', 'ECONNRESET', 'EPIPE', undefined])(
  'a query that ends with %s at the replica is answered by the primary',
  async (code) => {
    const replica = fakePool('replica', () => Promise.reject(Object.assign(new Error('gone'), { code })));
    const { ask, failures, leaks } = route({ replica });
    expect([await ask(), failures.length, leaks()]).toEqual([{ rows: ['primary'] }, 1, 0]);
  },
);

test.each(['22P02', '57014', '42P01'])(
  'a query that is wrong or slow (%s) fails as elsewhere',
  async (code) => {
    const replica = fakePool('replica', () => Promise.reject(Object.assign(new Error('wrong'), { code })));
    const { ask, failures, leaks } = route({ replica });
    await expect(ask()).rejects.toThrow('wrong');
    expect([failures, leaks()]).toEqual([[], 0]);
  },
);
