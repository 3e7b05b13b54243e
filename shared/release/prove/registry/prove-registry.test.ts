import { createScene, type Scene } from '../../test/open-registry';
import { proveRegistry } from './prove-registry';

let context: Scene;

beforeEach(async () => {
  context = await createScene();
});

afterEach(() => context.close());

it('passes in its short form', async () => {
  const outcome = await proveRegistry({
    databaseUrl: context.url,
    seed: 20270301,
    writers: 4,
    promotes: 25,
    reads: 1_000,
    kills: 2,
  });
  expect(outcome).toMatchObject({ violations: [], acknowledged: 100, kills: 2 });
  expect(outcome.seen).toBeGreaterThan(10);
});

it('detects a log whose writers do not wait for one another', async () => {
  const outcome = await proveRegistry({
    databaseUrl: context.url,
    seed: 20270301,
    writers: 3,
    promotes: 25,
    reads: 10,
    kills: 0,
    sabotage: async () => {
      await context.query(
        `drop trigger log_is_a_chain on registry.log;
         alter table registry.log drop constraint log_pkey, drop constraint log_prev_hash_key, drop constraint log_hash_key`,
      );
    },
  });
  expect(outcome.violations.join('\n')).toMatch(
    /line \d+ of the log is entry|acknowledged to writer \d, is not in the log/,
  );
});
