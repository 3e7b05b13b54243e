import { addDays, plainDate } from '@campavia/domain';

import { settingsFor } from '../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../test/bookings';
import { signIn } from '../../test/users';
import { TEST_NOW_MS } from '../../test/scratch-databases';
import type { Api } from '../../src/core/app-context';
import { createApp } from '../../src/app';
import type { Database } from '../../src/database/connect';
import { createMovingClock } from '../bookings/walk/moving-clock';
import type { RawAnswer } from './check-answer';
import type { Operation } from './read-operations';
import type { FuzzCall } from './mutate-calls';

type Role = 'guest' | 'owner' | 'staff';

/** Time that passes between two calls, so that rate limits do not hide defects. */
const BETWEEN_CALLS_MS = 20_000;
const SIGN_IN_AGAIN_MS = 1_800_000;
const MONTHS_MS = 90 * 86_400_000;
const ABOUT_BOOKINGS = /bookings|my-requests|docs\/booking/;
const STATES = ['ABANDONED', 'VALIDATED', 'ACCEPTED', 'TO_COME'] as const;

/** The application with its users, and bookings that calls may change. */
export async function createFuzzFixture(database: Database, databaseUrl: string, home: string) {
  const clock = createMovingClock(TEST_NOW_MS);
  const app = await createApp({ settings: settingsFor(databaseUrl, home), database, clock });
  const participants = await participantsOf(database);
  const tokens = new Map<Role, { token: string; since: number }>();
  let bookings: number[] = [];
  let turn = 0;

  async function tokenOf(role: Role): Promise<string> {
    const known = tokens.get(role);
    if (known && clock.ms() - known.since < SIGN_IN_AGAIN_MS) return known.token;
    const { access_token: token } = await signIn(app, `${role}@campavia.test`);
    tokens.set(role, { token, since: clock.ms() });
    return token;
  }

  /** Recreates the bookings before a call about a booking is mutated. */
  async function prepare({ path }: Pick<Operation, 'path'>): Promise<void> {
    if (bookings.length > 0 && !ABOUT_BOOKINGS.test(path)) return;
    await deleteBookings(database);
    bookings = await storeBookings(database, participants);
  }

  /** Value of a path parameter. */
  function pathValue({ path }: Operation, name: string): string {
    if (name !== 'id') return PATH_VALUES[name] ?? 'x';
    if (ABOUT_BOOKINGS.test(path)) return String(bookings[turn % bookings.length]);
    if (path.includes('/users/')) return String(participants.guestId);
    return String(/products|vehicle/.test(path) ? participants.camperId : 1);
  }

  async function send(call: FuzzCall): Promise<RawAnswer> {
    clock.advance(BETWEEN_CALLS_MS);
    turn += 1;
    const token = await tokenOf(roleFor(call.operation.path));
    return inject(app, call, { token, from: `198.51.${Math.floor(turn / 250) % 250}.${turn % 250}` });
  }

  return { app, prepare, pathValue, send, close: () => app.close() };
}

export type FuzzFixture = Awaited<ReturnType<typeof createFuzzFixture>>;

const PATH_VALUES: Record<string, string> = {
  slug: 'annecy',
  requestId: '1',
  pageId: '1',
  asyncId: '6f1ed002-ab59-5f0b-a2cd-5ec6e2e8b1d4',
  scene: 'lake-dawn',
  file: '640.webp',
  page: 'fr',
};

async function storeBookings(database: Database, participants: Participants): Promise<number[]> {
  const late = new Date(TEST_NOW_MS + MONTHS_MS);
  const ids: number[] = [];
  for (const [nth, state] of STATES.entries()) {
    const from = addDays(plainDate('2027-07-05'), 10 * nth);
    const terms = {
      ...(state === 'VALIDATED' && { answer_by: late }),
      ...(state === 'ACCEPTED' && { pay_by: late }),
    };
    // Nothing was collected for them, so a cancellation has nothing to refund.
    const unpaid = state === 'TO_COME' && { paid: 0 };
    const dates = { date_from: from, date_to: addDays(from, 6) };
    ids.push(
      (await storeBooking(database, aBooking(participants, { state, ...dates, ...terms, ...unpaid }))).id,
    );
  }
  return ids;
}

function roleFor(path: string): Role {
  if (/bookings-staff|log-as/.test(path)) return 'staff';
  return /bookings-owner|my-bookings|docs\/owner|company|legal/.test(path) ? 'owner' : 'guest';
}

async function inject(
  app: Api,
  call: FuzzCall,
  { token, from }: { token: string; from: string },
): Promise<RawAnswer> {
  const isSignIn = call.operation.path.startsWith('/oauth/');
  const { statusCode, headers, body } = await app.inject({
    method: call.operation.method as 'GET',
    url: call.url,
    remoteAddress: from,
    headers: {
      'x-api-key': 'campavia-web',
      ...(!isSignIn && { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    payload: call.payload,
  });
  return { status: statusCode, type: String(headers['content-type'] ?? ''), body };
}
