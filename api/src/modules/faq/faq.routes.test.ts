import { Value } from 'typebox/value';

import { FaqSchema, UserFaqSchema } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';
import { LANGUAGES } from '@campavia/i18n/sites';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';
import type { NewBooking } from '../bookings/bookings.store';

let api: Application;
let participants: Participants;
let token: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  token = (await signIn(api.app, 'guest@campavia.test')).access_token;
});
afterAll(() => api.close());

describe('the help', () => {
  test.each(LANGUAGES)('is complete in %s', async (language) => {
    const { status, headers, body } = await api.get('/3/faq/', { 'accept-language': language });
    expect(status).toBe(200);
    expect(headers['content-language']).toBe(language);
    expect([...Value.Errors(FaqSchema, body)]).toEqual([]);
  });

  test('is in another language for readers of another one', async () => {
    const titleIn = async (language: string) =>
      (await api.get('/3/faq/', { 'accept-language': language })).body.topics[0].title;
    expect(await titleIn('de-AT')).not.toBe(await titleIn('fr-FR'));
    expect(await titleIn('xx')).toBe(await titleIn('en-IE'));
  });

  test('is not sent again to a client that has cached it', async () => {
    const first = await api.get('/3/faq/');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(await api.get('/3/faq/', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    const german = await api.get('/3/faq/', { 'if-none-match': etag, 'accept-language': 'de' });
    expect(german.status).toBe(200);
  });
});

describe('the help of a signed-in user', () => {
  beforeEach(() => deleteBookings(api.database));

  const help = (id: number | string = participants.guestId, who: string | undefined = token) =>
    call(api.app, `GET /3/faq/user/${id}/`, { token: who });

  async function aTrip(over: Partial<NewBooking> = {}) {
    return storeBooking(api.database, aBooking(participants, { state: 'TO_COME', ...over }));
  }

  const payment = (booking_id: number) => ({
    booking_id,
    type: 'card' as const,
    reason: 'book' as const,
    state: 'done' as const,
    amount: 100_000,
    currency: 'EUR' as const,
    card_alias: 'alias',
    made_at: new Date('2027-03-01T10:00:00Z'),
  });

  const pay = (over: ReturnType<typeof payment> & { reason?: 'book' | 'depos' }) =>
    api.database.insertInto('payment').values(over).execute();

  beforeAll(() =>
    api.database
      .updateTable('camper')
      .set({ deposit: 200_000, currency: 'EUR', deposit_mean: ['card'] })
      .where('id', '=', participants.camperId)
      .execute(),
  );

  test('is the same as for everybody while they have no trip', async () => {
    const { status, body } = await help();
    expect(status).toBe(200);
    expect(body.trip).toBeNull();
    expect(body.topics).toEqual((await api.get('/3/faq/')).body.topics);
    expect([...Value.Errors(UserFaqSchema, body)]).toEqual([]);
  });

  test('says when their deposit is authorised and released', async () => {
    const trip = await aTrip({ date_from: plainDate('2027-06-28'), date_to: plainDate('2027-07-08') });
    await pay(payment(trip.id));
    const { body } = await help();
    expect([...Value.Errors(UserFaqSchema, body)]).toEqual([]);
    expect(body.trip).toMatchObject({
      booking_id: trip.id,
      deposit: '2000.00',
      deposit_currency: 'EUR',
      deposit_state: 'to_come',
      deposit_on: '2027-06-26',
      release_on: '2027-07-22',
    });
  });

  test('says so once it is authorised', async () => {
    const trip = await aTrip();
    await pay(payment(trip.id));
    await api.database
      .insertInto('payment')
      .values({ ...payment(trip.id), reason: 'depos' })
      .execute();
    expect((await help()).body.trip.deposit_state).toBe('authorised');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['no card paid', () => aTrip()],
    ['no card took it', async () => pay(payment((await aTrip({ deposit_at_pick_up: true })).id))],
  ])('says that it is handed over at the pick-up where %s', async (_, prepare) => {
    await prepare();
    expect((await help()).body.trip).toMatchObject({ deposit_state: 'at_pick_up', deposit_on: null });
  });

  test('is about the next of several trips, and none that is over or not confirmed', async () => {
    await aTrip({ date_from: plainDate('2027-03-01'), date_to: plainDate('2027-03-05') });
    await aTrip({ date_from: plainDate('2027-04-01'), state: 'ACCEPTED' });
    await aTrip({ date_from: plainDate('2027-09-01') });
    const next = await aTrip({ date_from: plainDate('2027-06-01') });
    expect((await help()).body.trip.booking_id).toBe(next.id);
  });

  test('does not mention a deposit if there is none', async () => {
    await aTrip();
    const deposit = (amount: number) =>
      api.database
        .updateTable('camper')
        .set({ deposit: amount })
        .where('id', '=', participants.camperId)
        .execute();
    await deposit(0);
    expect((await help()).body.trip).toBeNull();
    await deposit(200_000);
  });

  test('returns 404 to other users', async () => {
    await aTrip();
    const stranger = await aNewUser(api.app);
    expect(await help(participants.guestId, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    expect((await help(stranger.me.id, stranger.token)).body.trip).toBeNull();
    expect((await call(api.app, `GET /3/faq/user/${participants.guestId}/`)).status).toBe(401);
  });

  test.each(['0', '-1', '1e3', '999999999999', 'me', '%00', '1;drop table booking', '🚐'])(
    'is not found at %s',
    async (id) => {
      expect((await help(encodeURIComponent(decodeURIComponent(id)))).status).toBe(404);
    },
  );
});
