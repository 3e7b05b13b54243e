import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call } from '../../../test/users';
import {
  TransportError,
  type Transports,
  type Channel,
  type OutgoingNotification,
} from '../../providers/notifications/transport';
import { createNotificationDelivery } from './deliver-notifications.job';
import { repeat } from '../../core/background/repeat';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

let api: Application;
let startMs: number;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.database.deleteFrom('notice').execute();
  await aNewUser(api.app, {}, '');
  startMs = (await row()).written_at.getTime();
});

const row = () => api.database.selectFrom('notice').selectAll().executeTakeFirstOrThrow();

/** A transport for e-mails that fails a given number of times, and a delivery at a point in time. */
function aHouse(fails: (TransportError | Error)[] = []) {
  const carried: OutgoingNotification[] = [];
  const carry = async (parcel: OutgoingNotification) => {
    const failure = fails.shift();
    if (failure) throw failure;
    carried.push(parcel);
  };
  const deliver = (afterMs = 0, also: { retainsText?: boolean; transports?: Transports } = {}) => {
    const clock = { now: () => new Date(startMs + afterMs), today: () => '2027-03-15' as never };
    const log = { warn: () => undefined, error: () => undefined };
    const { retainsText = true, transports = { mail: { send: carry } } } = also;
    return createNotificationDelivery({
      database: api.database,
      clock,
      transports,
      retainsText,
      log,
    }).deliverDue();
  };
  return { carried, deliver };
}

const later = () => new TransportError('452 later', false);

test('a mail goes out once', async () => {
  const { carried, deliver } = aHouse();
  expect(await deliver()).toBe(1);
  expect(await deliver(HOUR_MS)).toBe(0);
  expect(carried).toHaveLength(1);
  expect(carried[0]).toMatchObject({ recipient: (await row()).recipient, language: 'ca' });
  expect((await row()).delivered_at).toEqual(new Date(startMs));
});

test('ten processes that deliver at the same moment send it once', async () => {
  const { carried, deliver } = aHouse();
  await Promise.all(Array.from({ length: 10 }, () => deliver()));
  expect(carried).toHaveLength(1);
});

test('a failure is retried with growing pauses', async () => {
  const { carried, deliver } = aHouse([later(), later()]);
  await deliver();
  expect((await row()).failure).toBe('452 later');
  expect(await deliver(4 * SECOND_MS)).toBe(0);
  expect(await deliver(5 * SECOND_MS)).toBe(1);
  expect(await deliver(14 * SECOND_MS)).toBe(0);
  expect(await deliver(15 * SECOND_MS)).toBe(1);
  expect(carried).toHaveLength(1);
  expect(await row()).toMatchObject({ tries: 3, failure: null });
});

test('messages claimed by a process that has ended are sent by the next one', async () => {
  const { carried, deliver } = aHouse([new Error('the process ends')]);
  await expect(deliver()).rejects.toThrow('the process ends');
  expect(await deliver(119 * SECOND_MS)).toBe(0);
  expect(await deliver(120 * SECOND_MS)).toBe(1);
  expect(carried).toHaveLength(1);
});

test('does not retry for an unknown recipient', async () => {
  const { deliver } = aHouse([new TransportError('550 no such mailbox', true)]);
  await deliver();
  expect(await deliver(HOUR_MS)).toBe(0);
  expect(await row()).toMatchObject({ delivered_at: null, failure: '550 no such mailbox' });
});

test('gives up an e-mail that has expired', async () => {
  const { carried, deliver } = aHouse();
  await deliver(72 * HOUR_MS);
  expect(carried).toEqual([]);
  expect((await row()).given_up_at).not.toBeNull();
});

test('a message without a configured transport does not block others', async () => {
  const { carried, deliver } = aHouse();
  const sms: Channel = 'sms';
  await api.database.updateTable('notice').set({ channel: sms }).execute();
  await aNewUser(api.app, {}, '');
  await deliver();
  expect(carried).toHaveLength(1);
});

test('without a transport the sandbox keeps everything', async () => {
  const { deliver } = aHouse();
  expect(await deliver(0, { transports: {} })).toBe(0);
  expect((await row()).tries).toBe(0);
});

test('no mail is stored of a transaction that was rolled back', async () => {
  const before = await api.database.selectFrom('notice').selectAll().execute();
  const taken = { email: 'guest@campavia.test' };
  await call(api.app, 'POST /3/users/', { body: { ...taken, password: 'x' } });
  expect(await api.database.selectFrom('notice').selectAll().execute()).toEqual(before);
});

test.each([
  ['delivered', []],
  ['given up', [new TransportError('550 no such mailbox', true)]],
])('in production no secret is stored of a mail that was %s', async (_, failures) => {
  const { deliver } = aHouse(failures);
  expect((await row()).link).toContain('token=');
  await deliver(0, { retainsText: false });
  expect(await row()).toMatchObject({ body: '', html: null, link: null });
});

test('work is repeated, errors included, until it is stopped after the piece under way', async () => {
  const errors: unknown[] = [];
  let [rounds, done] = [0, false];
  await new Promise<void>((resolve) => {
    const stop = repeat(
      async () => {
        rounds += 1;
        if (rounds === 2) throw new Error('once');
        if (rounds === 3) void stop().then(() => resolve());
        await Promise.resolve();
        done = rounds === 3;
      },
      { pauseMs: 1, onError: (error) => errors.push(error) },
    );
  });
  expect([rounds, done, errors.length]).toEqual([3, true, 1]);
});
