import { plainDate, type BookingTransition } from '@campavia/domain';

import { settingsFor, startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, sentTo, signIn } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { createClock } from '../../core/clock';
import { listNotifications } from './notifications/booking-notifications';

const [GUEST, OWNER] = ['guest@campavia.test', 'owner@campavia.test'];
const HOUR_MS = 3_600_000;

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, GUEST)).access_token;
  owner = (await signIn(api.app, OWNER)).access_token;
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('notice').execute();
});

const MESSAGE = 'We are two. <b>See</b> https://evil.test or call +33 6 12 34 56 78.';

/** A request by the guest, as it is made over the wire. */
async function request(): Promise<number> {
  const trip = {
    camper: participants.camperId,
    date_from: '2027-07-05',
    date_to: '2027-07-11',
    travelers: 2,
  };
  const { body } = await call(api.app, 'POST /v4/bookings/', { token: guest, body: trip });
  await call(api.app, `PATCH /v4/bookings-guest/${body.id}/validate/`, {
    token: guest,
    body: { message: MESSAGE, purpose: 'HOLIDAYS_COUPLE' },
  });
  return body.id;
}

async function mailOf(kind: string, to: string) {
  const mail = (await sentTo(api.app, to)).find((one) => one.kind === `booking_${kind}`);
  if (!mail?.html) throw new Error(`No ${kind} was mailed`);
  return { text: mail.body, html: mail.html };
}

/** The amounts of the price in an e-mail, in minor units: its lines and their total. */
function amountsIn(html: string): { lines: number[]; total: number } {
  const amounts = (kind: string) =>
    [...html.matchAll(new RegExp(`<td class="${kind} ink" align="right"[^>]*>([^<]*)<`, 'g'))].map(
      ([, text = '']) => minorIn(text.replace(/&#\d+;/g, '')),
    );
  const [total = NaN] = amounts('total');
  return { lines: amounts('line'), total };
}

function minorIn(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return /[−-]/.test(text) ? -digits : digits;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test('an owner reads what a request brings, line by line, and what the guest wrote, without a link in it', async () => {
  const id = await request();
  const { text, html } = await mailOf('request_sent', OWNER);
  const { body } = await call(api.app, `GET /v4/bookings-owner/${id}/`, { token: owner });
  const { lines, total } = amountsIn(html);
  expect(lines.length).toBeGreaterThan(0);
  expect([sum(lines), total]).toEqual([minorIn(body.total_earnings), minorIn(body.total_earnings)]);
  expect(text).toContain('> We are two. <b>See</b> … or call ….');
  expect(html).toContain('We are two. &#60;b&#62;See&#60;/b&#62; … or call ….');
  expect(`${text}${html}`).not.toMatch(/evil|12 34/);
  expect(html).toMatch(
    /<img [^>]*src="http:\/\/localhost:4300\/media\/pictures\/[\w-]+\/share\.jpg" width="600" height="315" alt="[^"]+"/,
  );
});

test('a guest reads what is to be paid, and its lines close', async () => {
  const id = await request();
  await call(api.app, `PATCH /v4/bookings-owner/${id}/accept/`, { token: owner });
  const { html } = await mailOf('request_accepted', GUEST);
  const { body } = await call(api.app, `GET /v4/bookings-guest/${id}/`, { token: guest });
  const { lines, total } = amountsIn(html);
  expect(lines.length).toBeGreaterThan(1);
  expect([sum(lines), total]).toEqual([minorIn(body.price), minorIn(body.price)]);
});

test('a guest reads why an owner declined, in the owner’s words', async () => {
  const id = await request();
  const reason = { reason: 'OTHER', comment: 'The gearbox has to be repaired.' };
  await call(api.app, `PATCH /v4/bookings-owner/${id}/refuse/`, { token: owner, body: reason });
  expect((await mailOf('request_refused', GUEST)).text).toContain('> The gearbox has to be repaired.');
});

test('notes of the team are not quoted as text of the other side', async () => {
  const before = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
  for (const name of ['refuse_proof', 'accept_proof', 'cancel', 'drop', 'stop'] as const) {
    const notifications = listNotifications(before, { actor: 'staff', name } as BookingTransition);
    expect([name, notifications.length > 0]).toEqual([name, true]);
    expect(notifications.filter(({ quotes }) => quotes === 'cancel_comment')).toEqual([]);
  }
});

test('guests who have not paid an instant booking are reminded of the amount and the deadline', async () => {
  const [from, to] = [plainDate('2027-07-05'), plainDate('2027-07-11')];
  const booking = aBooking(participants, {
    state: 'VALIDATED',
    is_instant: true,
    date_from: from,
    date_to: to,
  });
  await storeBooking(api.database, { ...booking, price: null, earnings: null, price_frozen_at: null });
  const clock = createClock(TEST_NOW_MS + 18 * HOUR_MS);
  const settings = settingsFor(api.databaseUrl, api.home);
  await createTestServices({ settings, database: api.database, clock }).bookings.timers.fireDue();
  const { text, html } = await mailOf('payment_reminder', GUEST);
  const { lines, total } = amountsIn(html);
  expect([sum(lines), total > 0]).toEqual([total, true]);
  // Nothing is left out where a value belongs.
  expect(text).not.toMatch(/ [.,;:] | {2}|\s\.$/m);
});
