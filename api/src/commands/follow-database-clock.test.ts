import { addDays, type PlainDate } from '@campavia/domain';

import { startApplication, startBeside, type Application } from '../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../test/bookings';
import { aNewUser, call, signIn } from '../../test/users';
import { createClock, type CorrectableClock } from '../core/clock';
import { createNotificationDelivery } from '../modules/notifications/deliver-notifications.job';
import { connect } from '../database/connect';
import { followDatabaseClock } from './follow-database-clock';

const MINUTE_MS = 60_000;
/** Between two measurements of a test, on a busy machine. */
const TOLERANCE_MS = 2000;

/** A server whose machine is minutes ahead. */
interface Server extends Application {
  clock: CorrectableClock;
}

let api: Application;
const servers: Application[] = [];

beforeAll(async () => {
  api = await startApplication();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await api.close();
});

async function aServer(minutesAhead: number, follows: 'database' | 'machine'): Promise<Server> {
  const clock = createClock(undefined, () => Date.now() + minutesAhead * MINUTE_MS);
  const differences: number[] = [];
  if (follows === 'database') {
    const stop = await followDatabaseClock(clock, api.database, (ms) => differences.push(ms));
    stop();
    expect(Math.abs((differences[0] ?? 0) - minutesAhead * MINUTE_MS)).toBeLessThan(TOLERANCE_MS);
  }
  const server = { ...(await startBeside(api, {}, clock)), clock };
  servers.push(server);
  return server;
}

const twoServers = async (follows: 'database' | 'machine') => ({
  slow: await aServer(-3, follows),
  fast: await aServer(3, follows),
});

const renew = ({ app }: Application, refresh_token: string) =>
  call(app, 'POST /oauth/token/', {
    form: { grant_type: 'refresh_token', client_id: 'campavia-web', refresh_token },
  });

const isSignedIn = async ({ app }: Application, token: string) =>
  (await call(app, 'GET /3/users/me/', { token })).status === 200;

/** Two tabs that renew at the same moment, at servers of different time. */
async function renewAtBoth({ slow, fast }: Record<'slow' | 'fast', Server>) {
  const tokens = await signIn(slow.app, 'guest@campavia.test');
  const answers = [await renew(slow, tokens.refresh_token), await renew(fast, tokens.refresh_token)];
  return { tokens, answers };
}

test('a session that begins at one server is used and renewed at another whose clock differs', async () => {
  const { slow, fast } = await twoServers('database');
  const { tokens, answers } = await renewAtBoth({ slow, fast });
  expect(await isSignedIn(fast, tokens.access_token)).toBe(true);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const server of [slow, fast])
    expect(await isSignedIn(server, answers[1]?.body.access_token)).toBe(true);
});

test('what one worker has claimed is not taken by another before the claim ends', async () => {
  const { slow, fast } = await twoServers('database');
  expect(await claimAtBoth(slow, fast)).toEqual([1, 0]);
});

test('a deadline ends at its time, whichever server looks', async () => {
  const { slow, fast } = await twoServers('database');
  const [early, due] = [await anAcceptedTrip(slow, 100, 2), await anAcceptedTrip(slow, 120, -0.5)];
  await fast.services.bookings.timers.fireDue();
  expect(await stateOf(early)).toBe('ACCEPTED');
  const later = await anAcceptedTrip(slow, 140, -0.5);
  await slow.services.bookings.timers.fireDue();
  expect([await stateOf(due), await stateOf(later)]).not.toContain('ACCEPTED');
});

test('without the time of the database the session ends, the claim is taken and the deadline is early', async () => {
  const { slow, fast } = await twoServers('machine');
  expect((await renewAtBoth({ slow, fast })).answers.map(({ status }) => status)).toEqual([200, 400]);
  expect(await claimAtBoth(slow, fast)).toEqual([1, 1]);
  const trip = await anAcceptedTrip(slow, 160, 2);
  await fast.services.bookings.timers.fireDue();
  expect(await stateOf(trip)).not.toBe('ACCEPTED');
});

test('while the database does not answer, the clock runs on', async () => {
  const clock = createClock(undefined, () => Date.now() + MINUTE_MS);
  clock.correct(-MINUTE_MS);
  const nowhere = connect('postgres://127.0.0.1:1/nowhere');
  const stop = await followDatabaseClock(clock, nowhere, () => undefined);
  stop();
  expect(clock.correctionMs()).toBe(-MINUTE_MS);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(TOLERANCE_MS);
  await nowhere.destroy();
});

/** How many e-mails each claims while the first is sending. */
async function claimAtBoth(first: Server, second: Server): Promise<number[]> {
  await api.database.deleteFrom('notice').execute();
  await aNewUser(api.app, {}, '');
  await api.database.updateTable('notice').set({ written_at: new Date() }).execute();
  let endSending: () => void = () => undefined;
  const sending = new Promise<void>((resolve) => (endSending = resolve));
  let begun: () => void = () => undefined;
  const claimed = new Promise<void>((resolve) => (begun = resolve));
  const send = () => {
    begun();
    return sending;
  };
  const deliver = ({ clock, database }: Server, mail: { send: () => Promise<void> }) =>
    createNotificationDelivery({
      database,
      clock,
      transports: { mail },
      retainsText: true,
      log,
    }).deliverDue();
  const one = deliver(first, { send });
  await claimed;
  const other = await deliver(second, { send: () => Promise.resolve() });
  endSending();
  return [await one, other];
}

const log = { warn: () => undefined, error: () => undefined };

/** A trip that is to be paid within some minutes of real time. */
async function anAcceptedTrip({ clock }: Server, inDays: number, minutes: number): Promise<number> {
  const today: PlainDate = clock.today();
  const [date_from, date_to] = [addDays(today, inDays), addDays(today, inDays + 5)];
  const pay_by = new Date(Date.now() + minutes * MINUTE_MS);
  const participants = await participantsOf(api.database);
  const booking = aBooking(participants, { state: 'ACCEPTED', date_from, date_to, pay_by });
  return (await storeBooking(api.database, booking)).id;
}

async function stateOf(id: number) {
  const found = api.database.selectFrom('booking').select('state').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).state;
}
