import { startApplication, type Application } from '../../../test/application';
import { participantsOf, deleteBookings, type Participants } from '../../../test/bookings';
import { call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let token: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  token = (await signIn(api.app, 'guest@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(() => deleteBookings(api.database));

const travelDetails = { message: 'We are two and love the coast.', purpose: 'HOLIDAYS_COUPLE' };
const begin = async (): Promise<number> => {
  const trip = { date_from: '2027-07-05', date_to: '2027-07-11', travelers: 2 };
  return (
    await call(api.app, 'POST /v4/bookings/', { token, body: { camper: participants.camperId, ...trip } })
  ).body.id;
};
const priceOf = async (id: number): Promise<string> =>
  (await call(api.app, `GET /3/my-requests/${id}/prices/`, { token })).body.price;
const choose = (id: number, body: object) =>
  call(api.app, `PATCH /3/my-requests/${id}/prices/`, { token, body });
const send = (id: number, price?: string) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/validate/`, { token, body: { ...travelDetails, price } });

describe.each([
  ['a request', false],
  ['an instant booking', true],
])('%s', (_, instant_booking) => {
  beforeEach(() =>
    api.database
      .updateTable('camper')
      .set({ instant_booking })
      .where('id', '=', participants.camperId)
      .execute(),
  );

  test('is not sent at a price that its guest has not seen: choices from another window are shown first', async () => {
    const id = await begin();
    const visible = await priceOf(id);
    await choose(id, { insurance_id: 2 });
    const now = await priceOf(id);
    expect(now).not.toBe(visible);
    expect(await send(id, visible)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', price: now },
    });
    const { state } = await api.database
      .selectFrom('booking')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('ABANDONED');
    expect(await send(id, now)).toMatchObject({ status: 200, body: { state: 'VALIDATED' } });
  });
});

test('a request without a price accepts the current one', async () => {
  expect(await send(await begin())).toMatchObject({ status: 200 });
});
