import Value from 'typebox/value';

import { SleepingsSchema, VehicleEquipmentsSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;
let path: `/v4/vehicles/${number}/`;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  const { vehicle_id } = await api.database
    .selectFrom('camper')
    .select('vehicle_id')
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();
  path = `/v4/vehicles/${vehicle_id}/`;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());

type Part = 'equipments' | 'sleepings';

const read = async (part: Part) => (await call(api.app, `GET ${path}${part}/`, { token: owner })).body;
const listing = async () => (await api.get(`/3/products/${participants.camperId}/`)).body;

async function edit(verb: 'PATCH' | 'POST' | 'DELETE', rest: string, body?: object, ifMatch?: string) {
  const tag = ifMatch ?? (await read(rest.split('/')[0] as Part)).etag;
  return call(api.app, `${verb} ${path}${rest}`, { token: owner, body, headers: { 'if-match': tag } });
}

describe('equipment', () => {
  const change = (body: object, ifMatch?: string) => edit('PATCH', 'equipments/', body, ifMatch);

  test('equipment is shown to guests and used by searches', async () => {
    const board = {
      equipments: ['shower', 'hob', 'fridge', 'bed_guard'],
      cooking_energies: ['gas'],
      heating_energies: [],
      fridge_energies: ['battery', 'mains'],
      electric_plug_types: ['cee', 'usb'],
    };
    const { status, body } = await change(board);
    expect(status).toBe(200);
    expect(Value.Errors(VehicleEquipmentsSchema, body)).toEqual([]);
    expect(body).toMatchObject(board);
    expect(await read('equipments')).toEqual(body);
    expect(await listing()).toMatchObject(board);
    const { equipment } = (await api.database
      .selectFrom('camper_search')
      .selectAll()
      .where('id', '=', participants.camperId)
      .executeTakeFirstOrThrow()) as unknown as { equipment: number };
    expect(equipment).toBe(1 + 2 ** 4 + 2 ** 7 + 2 ** 33);
  });

  test('lists are ordered, without duplicates; missing equipment has no energy', async () => {
    const { body } = await change({
      equipments: ['toilet', 'hob', 'toilet'],
      cooking_energies: ['induction', 'gas', 'gas'],
      heating_energies: ['diesel'],
    });
    expect(body).toMatchObject({
      equipments: ['toilet', 'hob'],
      cooking_energies: ['gas', 'induction'],
      heating_energies: [],
      fridge_energies: [],
      electric_plug_types: ['cee', 'usb'],
    });
  });

  test.each<[string, object, string[]]>([
    ['unknown equipment', { equipments: ['pool'] }, ['equipments']],
    ['a hob on coal', { cooking_energies: ['coal'] }, ['cooking_energies']],
    [
      'two at once',
      { fridge_energies: ['ice'], electric_plug_types: ['round'] },
      ['fridge_energies', 'electric_plug_types'],
    ],
    ['too many things', { equipments: Array.from({ length: 101 }, () => 'hob') }, ['equipments']],
  ])('%s is refused at its field, and nothing is changed', async (_, body, fields) => {
    const before = await read('equipments');
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(fields);
    expect(await read('equipments')).toEqual(before);
  });

  test('an edit of an outdated version gets the current one', async () => {
    const { etag } = await read('equipments');
    await change({ equipments: ['shower'] });
    expect(await change({ equipments: ['toilet'] }, etag)).toMatchObject({
      status: 412,
      body: { code: 'edited_meanwhile', current: await read('equipments') },
    });
  });
});

describe('beds', () => {
  const BED = { kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 };
  const add = (over: object = {}, ifMatch?: string) =>
    edit('POST', 'sleepings/', { ...BED, ...over }, ifMatch);

  beforeAll(async () => {
    for (const { id } of (await read('sleepings')).results) await edit('DELETE', `sleepings/${id}/`);
  });

  test('are added after one another, shown to guests, and removed', async () => {
    await add();
    const { status, body } = await add({ kind: 'pop_top', place: 'roof', width_cm: 122 });
    expect(status).toBe(201);
    expect(Value.Errors(SleepingsSchema, body)).toEqual([]);
    expect(body).toMatchObject({
      count: 2,
      results: [BED, { kind: 'pop_top', place: 'roof', width_cm: 122 }],
    });
    expect((await listing()).sleepings).toEqual(body.results);
    const left = await edit('DELETE', `sleepings/${body.results[0].id}/`);
    expect(left).toMatchObject({ status: 200, body: { count: 1, results: [body.results[1]] } });
    expect(await edit('DELETE', `sleepings/${body.results[0].id}/`)).toMatchObject({
      status: 404,
      body: { code: 'sleeping_not_found' },
    });
  });

  test.each<[string, object, string[]]>([
    ['a hammock', { kind: 'hammock' }, ['kind']],
    ['a bed outside', { place: 'tree' }, ['place']],
    ['a bed for zero people', { sleeps: 0 }, ['sleeps']],
    ['a bed for five', { sleeps: 5 }, ['sleeps']],
    ['half a person', { sleeps: 1.5 }, ['sleeps']],
    ['a plank', { width_cm: 49, length_cm: 99 }, ['width_cm', 'length_cm']],
    ['a hall', { width_cm: 251, length_cm: 251 }, ['width_cm', 'length_cm']],
  ])('%s is refused at its field, and nothing is added', async (_, over, fields) => {
    const before = await read('sleepings');
    const answer = await add(over);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(fields);
    expect(await read('sleepings')).toEqual(before);
  });

  test('are for nine people together', async () => {
    await add({ sleeps: 4 });
    expect((await add({ sleeps: 4 })).body).toEqual({ sleeps: [expect.stringMatching(/9 people/)] });
  });

  test('another vehicle’s are not removed', async () => {
    const { id } = await api.database
      .selectFrom('sleeping')
      .select('id')
      .where('vehicle_id', '!=', Number(path.split('/')[3]))
      .executeTakeFirstOrThrow();
    expect((await edit('DELETE', `sleepings/${id}/`)).status).toBe(404);
  });

  test('an edit of an outdated version gets the current one', async () => {
    const { etag } = await read('sleepings');
    await add({ kind: 'bench', sleeps: 1 });
    expect(await add({}, etag)).toMatchObject({ status: 412, body: { current: await read('sleepings') } });
    const blind = await call(api.app, `POST ${path}sleepings/`, { token: owner, body: BED });
    expect(blind.status).toBe(428);
  });
});
