/** @jest-environment node */
import type { GuestBooking } from '@campavia/contracts';
import { aBooking, anExtension, anUpgrade } from '@campavia/contracts/testing';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { config } from '../../../remote.config';
import { handle } from '../../server';

import { hasTripPage, isGuarded } from './trip-guards';

const ALL = {
  can_create_extensions: true,
  is_buyback_available: true,
  is_rental_cover_available: true,
  can_add_second_driver: true,
};
const NONE = {
  can_create_extensions: false,
  is_buyback_available: false,
  is_rental_cover_available: false,
  can_add_second_driver: false,
};

const trip = (over: Partial<GuestBooking>) => aBooking({ id: 7001, permissions: NONE, buttons: [], ...over });
const booked = (over: Partial<GuestBooking> = {}) =>
  trip({ state: 'TO_COME', paid: '1000.00', permissions: ALL, buttons: ['extend', 'cancel'], ...over });

/** Extend stands for its four pages; `page` is the page itself, `trip` redirects there. */
const COLUMNS = {
  cancel: ['trip.cancel'],
  refund: ['trip.refund'],
  extend: ['trip.extend', 'trip.extend.move', 'trip.extend.kilometres', 'trip.extend.insured-days'],
  driver: ['trip.second-driver'],
  insurance: ['trip.insurance'],
} as const;
type Column = keyof typeof COLUMNS;

const TABLE = `
state                               cancel  refund  extend  driver  insurance
draft                               page    trip    trip    trip    trip
waiting for its owner               page    trip    trip    trip    trip
accepted                            page    trip    trip    trip    trip
expired                             trip    trip    trip    trip    trip
paid                                page    trip    page    page    page
second instalment due               page    trip    page    page    page
running                             trip    trip    page    trip    trip
ended                               trip    trip    trip    trip    trip
cancelled by its guest              page    page    trip    trip    trip
cancelled by its owner              page    page    trip    trip    trip
cancelled by staff                  page    page    trip    trip    trip
cancelled by both                   page    page    trip    trip    trip
proof waiting                       page    page    trip    trip    trip
extension asked for                 page    trip    page    page    page
extension begun                     page    trip    page    page    page
extension to be paid                page    trip    page    page    page
second driver added                 page    trip    page    page    page
every cover bought                  page    trip    page    page    trip
`;

const TRIPS: Record<string, GuestBooking> = {
  draft: trip({ state: 'ABANDONED', paid: '0.00', buttons: ['send', 'edit', 'drop'] }),
  'waiting for its owner': trip({ state: 'VALIDATED', paid: '0.00', buttons: ['cancel'] }),
  accepted: trip({ state: 'ACCEPTED', paid: '0.00', buttons: ['pay', 'cancel'] }),
  expired: trip({ state: 'ACCEPTED_EXP', paid: '0.00' }),
  paid: booked(),
  'second instalment due': booked({ state: 'TO_COME_NOT_PAID', buttons: ['pay', 'extend', 'cancel'] }),
  running: trip({
    state: 'TO_COME',
    display_state: 'ONGOING',
    permissions: { ...NONE, can_create_extensions: true },
    buttons: ['extend'],
  }),
  ended: trip({ state: 'TO_COME', display_state: 'FINISHED', buttons: ['review'] }),
  'cancelled by its guest': trip({ state: 'CANCELLED_GUEST' }),
  'cancelled by its owner': trip({ state: 'CANCELLED_OWNER' }),
  'cancelled by staff': trip({ state: 'CANCELLED_STAFF' }),
  'cancelled by both': trip({ state: 'CANCELLED_BOTH' }),
  'proof waiting': booked({
    emergency_proof_in_validation: true,
    emergency: { reason: 'REASON_CORONA', proof: 'waiting' },
    permissions: NONE,
    buttons: ['ask_together'],
  }),
  'extension asked for': withExtension('GUEST_ASK'),
  'extension begun': withExtension('CREATED'),
  'extension to be paid': withExtension('ACCEPTED'),
  'second driver added': booked({
    permissions: { ...ALL, can_add_second_driver: false },
    upgrades: [anUpgrade({ state: 'CONFIRMED', requests: [aSecondDriver()] })],
  }),
  'every cover bought': booked({
    permissions: { ...ALL, is_buyback_available: false, is_rental_cover_available: false },
  }),
};

function withExtension(state: 'GUEST_ASK' | 'CREATED' | 'ACCEPTED'): GuestBooking {
  const permissions = { ...ALL, can_create_extensions: false };
  return booked({ permissions, extensions: [anExtension({ state })], buttons: ['cancel'] });
}

function aSecondDriver() {
  return {
    reason: 'second_driver' as const,
    price_total: '20.00',
    second_driver: { first_name: 'Zoé', last_name: 'Martin' },
  };
}

const [head = '', ...lines] = TABLE.trim().split('\n');
const NAMES = head.split(/\s{2,}/).slice(1) as Column[];
const ROWS = lines.map((line) => {
  const [state = '', ...cells] = line.split(/\s{2,}/);
  return { state, cells };
});

async function askServer(addressId: string, personal: DocumentRequest['personal']): Promise<string> {
  const answer = await handle({
    addressId,
    params: { id: '7001', id_doc: '5' },
    path: '/d/trips/7001',
    search: '',
    locale: 'en-ie',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    personal,
  });
  if (answer.redirect === '/d/trips/7001' && answer.status === 302) return 'trip';
  return answer.status === 200 ? 'page' : String(answer.status);
}

type BrowserGuard = typeof hasTripPage;

/** Every cell of the table for which server or browser has another result. */
async function violationsOf(guard: BrowserGuard): Promise<string[]> {
  const cells = ROWS.flatMap(({ state, cells: expected }) =>
    NAMES.flatMap((column, nth) =>
      COLUMNS[column].map((address) => ({ state, address, expected: expected[nth] })),
    ),
  );
  const found: string[] = [];
  for (const { state, address, expected } of cells) {
    const body = TRIPS[state] as GuestBooking;
    const server = await askServer(address, { status: 200, body });
    const browser = guard(address, body) ? 'page' : 'trip';
    if (server !== expected) found.push(`server: ${address} of ${state} is ${server}`);
    if (browser !== expected) found.push(`browser: ${address} of ${state} is ${browser}`);
  }
  return found;
}

const OF_TRIP = config.addresses.filter(({ personalData }) => personalData).map(({ id }) => id);

test('server and browser allow exactly the pages of the table', async () => {
  expect(ROWS.map(({ state }) => state)).toEqual(Object.keys(TRIPS));
  expect(await violationsOf(hasTripPage)).toEqual([]);
});

test('a guard that allows everything is detected', async () => {
  const found = await violationsOf(() => true);
  expect(found).toContain('browser: trip.refund of paid is page');
  expect(found.filter((text) => text.startsWith('server'))).toEqual([]);
});

test('every guarded page is in the table, and the others exist for every trip', async () => {
  expect(Object.values(COLUMNS).flat().sort()).toEqual(OF_TRIP.filter((id) => isGuarded(id)).sort());
  for (const address of OF_TRIP.filter((id) => !isGuarded(id))) {
    for (const body of Object.values(TRIPS))
      expect([address, await askServer(address, { status: 200, body })]).toEqual([address, 'page']);
  }
});

const REVIEWS = OF_TRIP.filter((id) => id.startsWith('trip.review'));
const NO_TRIP = { status: 404, body: { code: 'booking_not_found' } };

test.each(OF_TRIP.filter((id) => !REVIEWS.includes(id)))(
  "%s of another user's or an unknown trip is a 404",
  async (address) => {
    expect(await askServer(address, NO_TRIP)).toBe('404');
  },
);

test.each(REVIEWS)("%s of another user's or an unknown trip redirects to the reviews", async (address) => {
  expect(await askServer(address, NO_TRIP)).toBe('302');
});
