import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture } from '../../../test/paid-trips';
import { runLedgerCommand } from './run-ledger-command';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

async function run(env: NodeJS.ProcessEnv = { DATABASE_URL: api.databaseUrl }) {
  const [printed, printErrored]: [string[], string[]] = [[], []];
  const print = (line: string) => void printed.push(line);
  const exitCode = await runLedgerCommand({ env, print, printError: (line) => void printErrored.push(line) });
  return { exitCode, out: printed.join('\n'), err: printErrored.join('\n') };
}

test('prints the balance of each account, and finds a planted cent', async () => {
  expect(await run()).toMatchObject({ exitCode: 0, out: expect.stringContaining('The books are empty.') });
  const fixture = await aPaymentsFixture(api);
  const trip = await fixture.trip();
  await fixture.pay(trip);

  const { exitCode, out } = await run();
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^provider_cash +EUR +1000\.00$/m);
  expect(out).toMatch(/^owner_payable +EUR +-700\.00$/m);
  expect(out).toMatch(/^all accounts +EUR +0\.00$/m);
  expect(out).toContain('The books agree with bookings, payments and rental credits.');

  await api.database.updateTable('booking').set({ paid: 100_001 }).where('id', '=', trip.id).execute();
  const differing = await run();
  expect(differing.exitCode).toBe(1);
  expect(differing.out).toContain(`booking is paid: number ${trip.id} has 1000.00, expected 1000.01`);
});

test('reports a missing database', async () => {
  const { exitCode, err } = await run({ DATABASE_URL: 'postgres://localhost:9/none' });
  expect([exitCode, err]).toEqual([3, expect.stringMatching(/\w/)]);
});
