import Value from 'typebox/value';

import { VehicleSchema, type UpdateVehicle } from '@campavia/contracts';
import { INSURANCE_FIELDS } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;
let vehicleId: number;
let path: `/v4/vehicles/${number}/`;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  const camper = await api.database
    .selectFrom('camper')
    .select('vehicle_id')
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();
  vehicleId = camper.vehicle_id;
  path = `/v4/vehicles/${vehicleId}/`;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  await api.database
    .updateTable('vehicle')
    .set({ type: 4, fuel: 'diesel' })
    .where('id', '=', vehicleId)
    .execute();
});
afterAll(() => api.close());

const ANNECY = {
  street: '4 rue du Lac',
  zipcode: '74000',
  city: 'Annecy',
  country: 'FR',
  latitude: 45.8992,
  longitude: 6.1294,
};

const read = async () => (await call(api.app, `GET ${path}`, { token: owner })).body;

async function change(body: object, ifMatch?: string) {
  const tag = ifMatch ?? (await read()).etag;
  return call(api.app, `PATCH ${path}`, { token: owner, body, headers: { 'if-match': tag } });
}

/** As it is before its owner sends it in, or afterwards. */
async function setState(status: 'created' | 'bookable') {
  await api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();
}

function searched() {
  return api.database
    .selectFrom('camper_search')
    .selectAll()
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();
}

describe('a listing that was not sent in', () => {
  beforeAll(() => setState('created'));

  test('its owner reads the vehicle', async () => {
    const { status, body, headers } = await call(api.app, `GET ${path}`, { token: owner });
    expect(status).toBe(200);
    expect(Value.Errors(VehicleSchema, body)).toEqual([]);
    expect(headers.etag).toBe(body.etag);
    expect(body).toMatchObject({ product_id: participants.camperId, locked_fields: [] });
    expect((await api.get(`/3/products/${participants.camperId}/`)).status).toBe(404);
  });

  test('everything can be changed', async () => {
    const changes: UpdateVehicle = {
      type: 1,
      manufacturer: 'Fiat Ducato',
      brand: 'Pössl',
      model: 'Summit 600',
      date: '2019-05-14',
      registration: 'ga-482-tr',
      registration_country: 'FR',
      gvw: 3500,
      value: 42_000,
      seatbelts: 5,
      beds: 3,
      length: 599,
      width: 205,
      height: 260,
      fuel: 'petrol',
      automatic_gear: true,
      location: ANNECY,
    };
    const { status, body } = await change(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changes, registration: 'GA-482-TR', licence_type: 'B' });
    expect(await read()).toEqual(body);
    const own = await call(api.app, `GET /3/products/${participants.camperId}/`, { token: owner });
    expect(own.body).toMatchObject({
      brand: 'Pössl',
      year: 2019,
      length_cm: 599,
      city: 'Annecy',
      vehicle_pk: vehicleId,
    });
  });

  test('more than 3,500 kg need a licence C, a caravan none but B, and it has no engine', async () => {
    expect((await change({ gvw: 3501 })).body).toMatchObject({ licence_type: 'C' });
    expect((await change({ type: 6, automatic_gear: true })).body).toMatchObject({
      licence_type: 'B',
      fuel: 'none',
      automatic_gear: false,
      seatbelts: 0,
    });
    expect((await change({ type: 4, gvw: 3500, seatbelts: 4 })).body).toMatchObject({ fuel: 'diesel' });
  });
});

test.each<[string, object, object]>([
  ['an eighth type', { type: 8 }, { type: ['This is not one of the choices.'] }],
  ['a brand of spaces', { brand: '  ' }, { brand: ['This is needed.'] }],
  ['a brand without end', { brand: 'x'.repeat(61) }, { brand: ['Use 60 characters at most.'] }],
  ['a day to come', { date: '2090-05-14' }, { date: [expect.stringMatching(/still to come/)] }],
  [
    'a day that does not exist',
    { date: '2019-02-30' },
    { date: [expect.stringMatching(/date that exists/)] },
  ],
  [
    'a plate without numbers',
    { registration: 'none' },
    { registration: [expect.stringMatching(/number plate/)] },
  ],
  ['a plate without end', { registration: '1'.repeat(16) }, { registration: ['Use 15 characters at most.'] }],
  ['an unknown country', { registration_country: 'XX' }, { registration_country: [expect.any(String)] }],
  ['half a kilogram', { gvw: 3500.5 }, { gvw: ['Enter a whole number.'] }],
  ['a feather', { gvw: 20 }, { gvw: ['Enter 300 or more.'] }],
  ['ten seats', { seatbelts: 10 }, { seatbelts: ['Enter 9 or less.'] }],
  ['minus one bed', { beds: -1 }, { beds: ['Enter 0 or more.'] }],
  ['a height in metres', { height: 2 }, { height: ['Enter 100 or more.'] }],
  ['a value of nothing', { value: 0 }, { value: ['Enter 500 or more.'] }],
  ['a fuel that burns nothing', { fuel: 'coal' }, { fuel: ['This is not one of the choices.'] }],
  [
    'an empty location',
    { location: {} },
    {
      location: {
        street: ['This is needed.'],
        zipcode: ['This is needed.'],
        city: ['This is needed.'],
        country: ['This is needed.'],
      },
    },
  ],
  [
    'a town that was typed and not chosen',
    { location: { ...ANNECY, latitude: undefined, longitude: undefined } },
    { location: { city: ['Choose the town from the list.'] } },
  ],
  [
    'a town of another country',
    { location: { ...ANNECY, country: 'ES' } },
    { location: { country: ['This town is in another country.'] } },
  ],
  [
    'a place at sea',
    { location: { ...ANNECY, latitude: 0, longitude: -30 } },
    { location: { city: ['This place is in the sea. Choose a place on land.'] } },
  ],
  [
    'a place at sea that is near a town',
    { location: { ...ANNECY, latitude: 50.2, longitude: -1.2 } },
    { location: { city: ['This place is in the sea. Choose a place on land.'] } },
  ],
  [
    'a place in a desert',
    { location: { ...ANNECY, latitude: 22, longitude: 3 } },
    { location: { city: [expect.stringMatching(/know no town/)] } },
  ],
  [
    'a model of another brand',
    { brand: 'Adria', model: 'summit' },
    { model: ['We do not know summit as a model of Adria. Check brand and model.'] },
  ],
  [
    'a base vehicle of another manufacturer',
    { manufacturer: 'fiat Transit' },
    { manufacturer: ['We do not know Transit as a model of Fiat. Check the base vehicle.'] },
  ],
  [
    'a year before there were campers',
    { date: '1890-05-14' },
    { date: ['Enter a first registration in 1950 or later.'] },
  ],
])('%s is refused at its field, and nothing is changed', async (_, body, fields) => {
  await setState('created');
  const before = await read();
  const answer = await change(body);
  expect(answer).toMatchObject({ status: 400 });
  expect(answer.body).toEqual(fields);
  expect(await read()).toEqual(before);
});

test('makes and models that are on no list may be anything, and so may what was saved before', async () => {
  await setState('created');
  for (const names of [
    { brand: 'Adria', model: 'Home-built' },
    { brand: 'Werkstatt Klein', model: 'Summit' },
    { brand: 'pössl', model: 'SUMMIT' },
    { manufacturer: 'FIAT ducato' },
    { manufacturer: 'Fiat' },
  ]) {
    expect(await change(names)).toMatchObject({ status: 200, body: names });
  }
  await api.database
    .updateTable('vehicle')
    .set({ brand: 'Adria', model: 'Summit' })
    .where('id', '=', vehicleId)
    .execute();
  expect((await change({ beds: 3, brand: 'Adria', model: 'Summit' })).status).toBe(200);
  expect((await change({ brand: 'Pössl' })).status).toBe(200);
});

test('a new brand alone removes the model of the former brand; a model can be restored', async () => {
  await setState('created');
  await change({ brand: 'Pössl', model: 'Summit' });
  expect(await change({ brand: 'Adria' })).toMatchObject({
    status: 200,
    body: { brand: 'Adria', model: '' },
  });
  await change({ model: 'Home-built' });
  expect(await change({ brand: 'Pössl' })).toMatchObject({ status: 200, body: { model: 'Home-built' } });
  expect(await change({ model: ' ' })).toMatchObject({ status: 200, body: { model: '' } });
  expect(await change({ model: 'Summit' })).toMatchObject({ status: 200 });
});

describe('a listing that was sent in', () => {
  beforeAll(async () => {
    await setState('created');
    await change({
      date: '2019-05-14',
      registration: 'GA-482-TR',
      registration_country: 'FR',
      gvw: 3500,
      value: 42_000,
    });
    await setState('bookable');
  });

  test('says what its trips are insured for', async () => {
    expect((await read()).locked_fields).toEqual([...INSURANCE_FIELDS]);
  });

  test.each<[string, UpdateVehicle]>([
    ['type', { type: 5 }],
    ['manufacturer', { manufacturer: 'Ford Transit' }],
    ['brand', { brand: 'Adria' }],
    ['model', { model: 'Another' }],
    ['date', { date: '2020-01-01' }],
    ['registration', { registration: 'AB-123-CD' }],
    ['registration_country', { registration_country: 'DE' }],
    ['gvw', { gvw: 3400 }],
    ['value', { value: 1000 }],
  ])('%s is fixed', async (field, body) => {
    const before = await read();
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { [field]: [expect.stringMatching(/cannot be changed any more/)] },
    });
    expect(await change({ [field]: before[field] })).toMatchObject({ status: 200 });
    expect(await read()).toEqual(before);
  });

  test('missing values can be added once', async () => {
    await api.database
      .updateTable('vehicle')
      .set({ registration: null })
      .where('id', '=', vehicleId)
      .execute();
    expect((await change({ registration: 'AB-123-CD' })).body).toMatchObject({ registration: 'AB-123-CD' });
    expect((await change({ registration: 'AB-124-CD' })).status).toBe(400);
  });

  test('is found by its seats, beds, height and gear at once', async () => {
    const { status } = await change({ seatbelts: 6, beds: 5, height: 281, automatic_gear: true });
    expect(status).toBe(200);
    const { seatbelts, beds, height_cm, flags } = (await searched()) as unknown as Record<string, number>;
    expect({ seatbelts, beds, height_cm }).toEqual({ seatbelts: 6, beds: 5, height_cm: 281 });
    expect((flags ?? 0) & 64).toBe(64);
  });

  test('is found by its place; guests get a rounded position, and neither plate nor street', async () => {
    const nantes = {
      ...ANNECY,
      street: 'Quai 9',
      city: 'Nantes',
      zipcode: '44000',
      latitude: 47.21725,
      longitude: -1.55336,
    };
    expect((await change({ location: nantes })).status).toBe(200);
    expect(await searched()).toMatchObject({ latitude: 47.22, longitude: -1.55 });
    const { body } = await api.get(`/3/products/${participants.camperId}/`);
    expect(body).toMatchObject({ city: 'Nantes', latitude: 47.22, longitude: -1.55 });
    for (const field of ['registration', 'value', 'street', 'zipcode', 'gross_weight_kg']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  test('keeps its town while only its street changes', async () => {
    await api.database
      .updateTable('camper')
      .set({ latitude: 47.3, longitude: -1.7 })
      .where('id', '=', participants.camperId)
      .execute();
    const { location } = await read();
    expect((await change({ location: { ...location, street: 'Quai 10' } })).body.location).toEqual({
      ...location,
      street: 'Quai 10',
    });
    expect((await api.get(`/3/products/${participants.camperId}/`)).body.city).toBe('Nantes');
  });
});

test('an edit of an outdated version gets the current one', async () => {
  const { etag } = await read();
  await change({ width: 204 });
  const answer = await change({ width: 203 }, etag);
  expect(answer).toMatchObject({ status: 412, body: { code: 'edited_meanwhile', current: await read() } });
  const blind = await call(api.app, `PATCH ${path}`, { token: owner, body: { width: 203 } });
  expect(blind).toMatchObject({ status: 428, body: { code: 'if_match_missing' } });
});

test('of more edits at once than there are connections, all are answered', async () => {
  const { etag } = await read();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => change({ width: 200 + nth, location: ANNECY }, etag)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
});

describe('rights', () => {
  const headers = { 'if-match': '*' };
  const calls = (id: number | string) =>
    [
      [`GET /v4/vehicles/${id}/`, undefined],
      [`PATCH /v4/vehicles/${id}/`, {}],
      [`GET /v4/vehicles/${id}/equipments/`, undefined],
      [`PATCH /v4/vehicles/${id}/equipments/`, {}],
      [`GET /v4/vehicles/${id}/sleepings/`, undefined],
      [
        `POST /v4/vehicles/${id}/sleepings/`,
        { kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 },
      ],
      [`DELETE /v4/vehicles/${id}/sleepings/1/`, undefined],
    ] as const;

  const statuses = (id: number | string, token?: string) =>
    Promise.all(
      calls(id).map(async ([what, body]) => (await call(api.app, what, { token, body, headers })).status),
    );

  test('another owner’s vehicle is answered as one that does not exist', async () => {
    const stranger = (await aNewUser(api.app)).token;
    expect(new Set(await statuses(vehicleId, stranger))).toEqual(new Set([404]));
    for (const id of [0, 2_147_483_647, '99999999999', 'mine', '-1']) {
      expect(new Set(await statuses(id, owner))).toEqual(new Set([404]));
    }
  });

  test('returns 401 to visitors', async () => {
    expect(new Set(await statuses(vehicleId))).toEqual(new Set([401]));
    expect((await call(api.app, 'POST /v4/vehicles/', { body: { type: 4, location: ANNECY } })).status).toBe(
      401,
    );
  });

  test('one of a deleted camper is answered with 410', async () => {
    const camper = api.database.updateTable('camper').where('id', '=', participants.camperId);
    await camper.set({ status: 'deleted_owner' }).execute();
    expect(new Set(await statuses(vehicleId, owner))).toEqual(new Set([410]));
    await camper.set({ status: 'bookable' }).execute();
  });
});

describe('a new listing', () => {
  test('is created with a type and a place, and completed by the owner', async () => {
    const { token } = await aNewUser(api.app);
    const { status, body } = await call(api.app, 'POST /v4/vehicles/', {
      token,
      body: { type: 4, location: ANNECY },
    });
    expect(status).toBe(201);
    expect(Value.Errors(VehicleSchema, body)).toEqual([]);
    expect(body).toMatchObject({
      type: 4,
      brand: '',
      date: null,
      length: null,
      currency: 'EUR',
      locked_fields: [],
    });
    const progress = await call(api.app, `GET /v4/products/${body.product_id}/progress/`, { token });
    expect(progress.body).toMatchObject({
      state: 'created',
      publishable: false,
      next_step: 'vehicle-properties',
    });
    const again = { token, headers: { 'if-match': body.etag }, body: { brand: 'Adria', model: 'Twin' } };
    expect((await call(api.app, `PATCH /v4/vehicles/${body.id}/`, again)).status).toBe(200);
    const own = await call(api.app, `GET /3/products/${body.product_id}/`, { token });
    expect(own.body).toMatchObject({ title: 'Adria Twin', vehicle_pk: body.id, state: 'created' });
    expect((await call(api.app, 'GET /3/users/me/', { token })).body.is_owner).toBe(true);
    const campers = await call(api.app, 'GET /3/products/me/paginated/', { token });
    expect(campers.body.results).toHaveLength(1);
  });

  test('is created once for a key, however often it is sent', async () => {
    const [one, other] = [await aNewUser(api.app), await aNewUser(api.app)];
    const headers = { 'idempotency-key': 'a-page-of-mine' };
    const body = { type: 4, location: ANNECY };
    const send = ({ token }: { token: string }) =>
      call(api.app, 'POST /v4/vehicles/', { token, headers, body });
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(one)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await send(other)).body.id).not.toBe(answers[0]?.body.id);
    const own = await call(api.app, 'GET /3/products/me/paginated/', { token: one.token });
    expect(own.body.results).toHaveLength(1);
  });

  test('rejects an invalid key', async () => {
    const { token } = await aNewUser(api.app);
    const headers = { 'idempotency-key': 'x' };
    const sent = { token, headers, body: { type: 4, location: ANNECY } };
    expect((await call(api.app, 'POST /v4/vehicles/', sent)).status).toBe(400);
  });

  test('in Switzerland is paid in francs', async () => {
    const { token } = await aNewUser(api.app);
    const basel = { ...ANNECY, city: 'Basel', country: 'CH', latitude: 47.55839, longitude: 7.57327 };
    const { body } = await call(api.app, 'POST /v4/vehicles/', { token, body: { type: 6, location: basel } });
    expect(body).toMatchObject({ currency: 'CHF', fuel: 'none', licence_type: 'B' });
  });

  test('needs both, and names what is missing', async () => {
    const { token } = await aNewUser(api.app);
    const bodyOf = async (body: object) => (await call(api.app, 'POST /v4/vehicles/', { token, body })).body;
    expect(await bodyOf({ location: ANNECY })).toEqual({ type: ['This is needed.'] });
    expect(await bodyOf({ type: 4 })).toEqual({ location: ['This is needed.'] });
    expect(await bodyOf({ type: 4, brand: 'Adria', model: 'Summit', location: ANNECY })).toEqual({
      model: [expect.stringMatching(/Check brand and model/)],
    });
    expect(await bodyOf({ type: 9, location: ANNECY })).toEqual({
      type: ['This is not one of the choices.'],
    });
  });

  test('is limited in number, also for concurrent calls', async () => {
    const { token } = await aNewUser(api.app);
    const answers = await Promise.all(
      Array.from({ length: 23 }, () =>
        call(api.app, 'POST /v4/vehicles/', { token, body: { type: 4, location: ANNECY } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 405,
      body: { code: 'vehicle_too_many_unfinished' },
    });
  });
});
