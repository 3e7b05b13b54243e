import Value from 'typebox/value';

import {
  ListingProgressSchema,
  ListingSchema,
  OwnCamperListSchema,
  OwnCamperSchema,
} from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { aBooking, participantsOf, storeBooking, type Participants } from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;
let stranger: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  stranger = (await aNewUser(api.app)).token;
});
afterAll(() => api.close());

const read = (path: `/${string}`, token: string | undefined = owner) =>
  call(api.app, `GET ${path}`, { token });

async function set(values: object, id = participants.camperId) {
  await api.database.updateTable('camper').set(values).where('id', '=', id).execute();
}

describe('a camper of the user', () => {
  test('is the listing with data for its owner only', async () => {
    const { status, body } = await read(`/3/products/${participants.camperId}/`);
    expect(status).toBe(200);
    expect(Value.Errors(OwnCamperSchema, body)).toEqual([]);
    expect(body).toMatchObject({
      publishable: true,
      state: 'bookable',
      permissions: { can_suspend: true, can_reactivate: false, can_delete: true },
      goboony: { dual_listing: 'not_eligible', should_display_modal: false },
    });
  });

  test('returns 404 to other users', async () => {
    for (const token of [stranger, undefined]) {
      const { body } = await call(api.app, `GET /3/products/${participants.camperId}/`, { token });
      expect(Value.Errors(ListingSchema, body)).toEqual([]);
      const own = ['vehicle_pk', 'documents', 'permissions', 'goboony', 'publishable', 'suspended_at'];
      expect(own.filter((field) => field in body)).toEqual([]);
    }
  });
});

describe('how far a listing has come', () => {
  test('names every step and the first that is missing', async () => {
    const { id } = await api.database
      .selectFrom('camper')
      .select('id')
      .where('owner_id', '=', participants.ownerId)
      .where('id', '<>', participants.camperId)
      .executeTakeFirstOrThrow();
    await set({ status: 'created' }, id);
    await api.database.deleteFrom('picture').where('camper_id', '=', id).execute();
    const { status, body } = await read(`/v4/products/${id}/progress/`);
    expect(status).toBe(200);
    expect(Value.Errors(ListingProgressSchema, body)).toEqual([]);
    expect(body).toMatchObject({ id, state: 'created', publishable: false, next_step: 'vehicle-pictures' });
  });

  test.each(['abc', '99999999'])('%s is not found', async (id) => {
    expect(await read(`/v4/products/${id}/progress/`)).toMatchObject({ status: 404 });
  });

  test('is for its owner alone, and gone with a deleted camper', async () => {
    const path = `/v4/products/${participants.camperId}/progress/` as const;
    expect(await read(path, stranger)).toMatchObject({ status: 404, body: { code: 'camper_not_found' } });
    expect(await call(api.app, `GET ${path}`)).toMatchObject({ status: 401 });
    await set({ status: 'deleted_owner' });
    expect(await read(path)).toMatchObject({ status: 410, body: { code: 'camper_deleted' } });
    expect(await read(path, stranger)).toMatchObject({ status: 404 });
    await set({ status: 'bookable' });
  });
});

describe('the list of one’s campers', () => {
  test('is sorted by what needs an action of the owner, with the next trip', async () => {
    const trip = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    const { status, body } = await read('/3/products/me/paginated/');
    expect(status).toBe(200);
    expect(Value.Errors(OwnCamperListSchema, body)).toEqual([]);
    expect(body).toMatchObject({ count: 3, next: null, previous: null });
    expect(body.results.map(({ state }: { state: string }) => state)).toEqual([
      'created',
      expect.any(String),
      expect.any(String),
    ]);
    const booked = body.results.find(({ id }: { id: number }) => id === participants.camperId);
    expect(booked.next_trip).toMatchObject({ id: trip.id, date_from: '2027-07-05' });
    await api.database.deleteFrom('booking').where('id', '=', trip.id).execute();
  });

  test('comes in pages and by city', async () => {
    const { body } = await read('/3/products/me/paginated/?page_size=2');
    expect(body.results).toHaveLength(2);
    expect(body.next).toBe('/3/products/me/paginated/?page_size=2&page=2');
    expect((await read('/3/products/me/paginated/?page=9')).body.results).toEqual([]);
    const filters = (await read('/3/products/me/filters/')).body;
    expect(filters.count).toBe(3);
    const [city] = filters.cities;
    const inCity = (await read(`/3/products/me/paginated/?city=${city.slug}`)).body;
    expect(inCity.count).toBe(city.count);
    expect((await read('/3/products/me/paginated/?city=nowhere')).body).toMatchObject({
      count: 0,
      results: [],
    });
  });

  test('has none of other owners and none that is deleted', async () => {
    expect((await read('/3/products/me/paginated/', stranger)).body).toMatchObject({ count: 0, results: [] });
    await set({ status: 'deleted_owner' });
    expect((await read('/3/products/me/paginated/')).body.count).toBe(2);
    await set({ status: 'bookable' });
  });

  test.each(['/3/products/me/paginated/', '/3/products/me/filters/'] as const)(
    '%s asks to sign in',
    async (path) => {
      expect(await call(api.app, `GET ${path}`)).toMatchObject({ status: 401 });
    },
  );

  test.each(['page=0', 'page=x', 'page_size=101'])('%s is refused', async (query) => {
    expect(await read(`/3/products/me/paginated/?${query}`)).toMatchObject({ status: 400 });
  });
});
