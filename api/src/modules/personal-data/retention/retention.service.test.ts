import { sql } from 'kysely';

import { startApplication, type Application } from '../../../../test/application';
import { aPaymentsFixture } from '../../../../test/paid-trips';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { runRetentionCommand } from '../../../commands/retention/run-retention-command';
import { createClock } from '../../../core/clock';
import { connect } from '../../../database/connect';
import { RETENTION_RULES } from './retention-rules';
import { createRetention, type RetentionRule } from './retention.service';

const DAY_MS = 24 * 3_600_000;

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from retention_rule`.execute(api.database);
  await sql`delete from contact_message`.execute(api.database);
  await sql`insert into contact_message (key, topic, name, email, body, locale, written_at)
    select gen_random_uuid(), 'OTHER', 'Someone', 'someone@example.org', 'Hello', 'en', '2020-01-01'
    from generate_series(1, 30)`.execute(api.database);
});

const messages = RETENTION_RULES.filter(({ table }) => table === 'contact_message');
const LIMITS = { batch: 10, ruleMs: 20_000 };

const retentionAt = (ms: number, rules: readonly RetentionRule[] = messages, limits = LIMITS) =>
  createRetention({ database: api.database, clock: createClock(TEST_NOW_MS + ms) }, rules, limits);

test('a rule runs once a day, in batches, and leaves a report', async () => {
  const retention = retentionAt(0);
  expect((await retention.preview()).map(({ due }) => due)).toEqual([30]);
  expect(await retention.removeDue()).toMatchObject([{ removed: 30, overdue: 0 }]);
  expect(await retention.removeDue()).toEqual([]);
  expect(await retentionAt(DAY_MS + 1000).removeDue()).toMatchObject([{ removed: 0, overdue: 0 }]);
  const { rows } = await sql`select removed, overdue from retention_run order by id`.execute(api.database);
  expect(rows).toEqual([
    { removed: 30, overdue: 0 },
    { removed: 0, overdue: 0 },
  ]);
});

test('several workers share the rules: each is run by one', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => retentionAt(0, RETENTION_RULES).removeDue()));
  expect(runs.flat().map(({ rule }) => rule)).toHaveLength(RETENTION_RULES.length);
});

test('a row that somebody works on is skipped, reported, and removed an hour later', async () => {
  const other = connect(api.databaseUrl, { max: 1 });
  await other.transaction().execute(async (within) => {
    await sql`select id from contact_message order by id limit 2 for update`.execute(within);
    expect(await retentionAt(0).removeDue()).toMatchObject([{ removed: 28, overdue: 2 }]);
  });
  await other.destroy();
  expect(await retentionAt(0).removeDue()).toEqual([]);
  expect(await retentionAt(3_601_000).removeDue()).toMatchObject([{ removed: 2, overdue: 0 }]);
});

test('a run ends when its time is up, and says what is left', async () => {
  expect(await retentionAt(0, messages, { batch: 10, ruleMs: -1 }).removeDue()).toMatchObject([
    { removed: 10, overdue: 20 },
  ]);
});

test('a rule that fails does not keep the others, and is tried again after its lease', async () => {
  const broken: RetentionRule = {
    name: 'broken',
    table: 'contact_message',
    key: ['id'],
    due: 'no_such_column',
    after: '1 day',
    reason: '',
  };
  const failing = retentionAt(0, [broken, ...messages]);
  await expect(failing.removeDue()).rejects.toThrow('1 retention rules failed');
  expect((await failing.listLastRuns()).map(({ rule, hasRun }) => [rule, hasRun])).toEqual([
    ['broken', false],
    ['messages-to-support', true],
  ]);
  expect(await failing.removeDue()).toEqual([]);
  await expect(retentionAt(16 * 60_000, [broken]).removeDue()).rejects.toThrow('1 retention rules failed');
});

test('the books agree after the people of a paid trip are removed', async () => {
  const fixture = await aPaymentsFixture(api);
  const trip = await fixture.trip();
  await fixture.pay(trip);
  await sql`update booking set state = 'DONE', starts_at = '2019-07-01', ends_at = '2019-07-08',
    driver_born_on = '1990-01-02' where id = ${trip.id}`.execute(api.database);
  const read = () => sql`select * from ledger_entry order by movement_id, position`.execute(api.database);
  const before = (await read()).rows;
  const runs = await retentionAt(0, RETENTION_RULES).removeDue();
  expect(runs.find(({ rule }) => rule === 'people-of-trips')).toMatchObject({ removed: 1 });
  expect((await read()).rows).toEqual(before);
  expect(await fixture.faults()).toEqual([]);
  expect(await fixture.booking(trip.id)).toMatchObject({
    paid: 100_000,
    price: 100_000,
    driver_born_on: null,
  });
});

async function command(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const env = { DATABASE_URL: api.databaseUrl };
  const terminal = {
    env,
    print: (line: string) => void out.push(line),
    printError: (line: string) => void err.push(line),
  };
  return { exitCode: await runRetentionCommand(args, terminal), out: out.join('\n'), err: err.join('\n') };
}

test('the command prints what is due without changing it, and runs it when told', async () => {
  const shown = await command();
  expect(shown.exitCode).toBe(0);
  expect(shown.out).toMatch(/^rule +after +last run +removed +left +ms +due now$/m);
  expect(shown.out).toMatch(/^messages-to-support +1 year +never .* 30$/m);
  const run = await command('--run');
  expect(run.out).toMatch(/^messages-to-support +1 year +\d{4}-\d\d-\d\d \d\d:\d\d +30 +0 +\d+ +0$/m);
  expect((await command('--everything')).exitCode).toBe(2);
});
