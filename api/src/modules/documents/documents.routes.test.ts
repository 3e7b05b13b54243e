import Value from 'typebox/value';

import { DocumentSchema, DocumentSetSchema } from '@campavia/contracts';

import { call, signIn } from '../../../test/users';
import { aPicture, startDocuments, type DocumentsTest } from './test/documents';

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

const ask = (token: string, address: `/${string}`) => call(documents.api.app, `GET ${address}`, { token });
const update = (token: string, id: number, body: object) =>
  call(documents.api.app, `PATCH /3/docs/${id}/`, { token, body });

test('a driver is asked for a licence and an identity card', async () => {
  const { me, token } = await documents.aPerson();
  const { status, body } = await ask(token, `/3/docs/guest/${me.id}/`);
  expect(status).toBe(200);
  expect(Value.Errors(DocumentSetSchema, body)).toEqual([]);
  expect(body).toMatchObject({ count: 2, standing: 'none' });
  expect(body.results).toEqual([
    expect.objectContaining({ document_type: 'driving_licen', status: 'created', pages_mandatory: 2 }),
    expect.objectContaining({
      document_type: 'id_proof',
      expiration_date_mandatory: true,
      is_mandatory: true,
    }),
  ]);
  expect((await ask(token, `/3/docs/guest/${me.id}/`)).body).toEqual(body);
});

test('both spellings of a type are understood, and the short one is answered', async () => {
  const { me, token } = await documents.aPerson();
  for (const type of ['driving_licen', 'driving_licence']) {
    const { body } = await ask(token, `/3/docs/guest/${me.id}/?document_type=${type}`);
    expect(body.results.map((each: { document_type: string }) => each.document_type)).toEqual([
      'driving_licen',
    ]);
  }
  const address = await ask(token, `/3/docs/guest/${me.id}/?document_type=address_proof`);
  expect(address.body.results).toEqual([
    expect.objectContaining({ document_type: 'addr_proof', is_mandatory: false }),
  ]);
  expect(await ask(token, `/3/docs/guest/${me.id}/?document_type=passport`)).toMatchObject({
    status: 400,
    body: { document_type: [expect.any(String)] },
  });
});

test('an owner and a vehicle have sets of their own', async () => {
  const { database } = documents.api;
  const owner = (await signIn(documents.api.app, 'pro@campavia.test')).access_token;
  const { id } = (await ask(owner, '/3/users/me/')).body;
  const types = (body: { results: { document_type: string }[] }) =>
    body.results.map(({ document_type }) => document_type).sort();
  const ofOwner = (await ask(owner, `/3/docs/owner/${id}/`)).body;
  expect(types(ofOwner)).toEqual(['id_proof', 'reg_association', 'reg_proof', 'ubo_declaration']);
  const { vehicle_id } = await database
    .selectFrom('camper')
    .select('vehicle_id')
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  const ofVehicle = await ask(owner, `/3/docs/vehicle/${vehicle_id}/`);
  expect(types(ofVehicle.body)).toEqual(expect.arrayContaining(['car_proof_insu', 'car_registr']));
  const { token } = await documents.aPerson();
  expect((await ask(token, `/3/docs/vehicle/${vehicle_id}/`)).status).toBe(404);
});

test('returns 404 for documents of other users, for missing and for invalid ones, and 401 to visitors', async () => {
  const mine = await documents.aPerson();
  const other = await documents.aPerson();
  const hostile = ['0', '99999999999', 'x', '1%20or%201=1', '-1', '%00', '1.5'];
  for (const id of [other.id, ...hostile]) {
    expect((await ask(mine.token, `/3/docs/${id}/`)).status).toBe(404);
    expect(
      (await call(documents.api.app, `DELETE /3/docs/${id}/pages/1/`, { token: mine.token })).status,
    ).toBe(404);
    expect((await ask(mine.token, `/3/docs/${id}/pages/1/`)).status).toBe(404);
  }
  for (const set of ['guest', 'owner', 'vehicle', 'booking'] as const) {
    expect((await ask(mine.token, `/3/docs/${set}/${set === 'vehicle' ? 0 : other.me.id}/`)).status).toBe(
      404,
    );
  }
  expect((await update(mine.token, other.id, { number: '1' })).status).toBe(404);
  expect((await documents.send(mine.token, other.id, { content: await aPicture() })).status).toBe(404);
  expect((await call(documents.api.app, `GET /3/docs/${mine.id}/`)).status).toBe(401);
});

test('staff see the documents of all users and change none', async () => {
  const { id } = await documents.aPerson();
  const staff = (await signIn(documents.api.app, 'staff@campavia.test')).access_token;
  expect((await ask(staff, `/3/docs/${id}/`)).status).toBe(200);
  expect((await update(staff, id, { number: '1' })).status).toBe(404);
});

describe('handing in', () => {
  test('missing values are reported by field, and nothing changes', async () => {
    const { token, id, readDocument } = await documents.aPerson('id_proof');
    const { status, body } = await update(token, id, { submit: true });
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(['expiration_date', 'number', 'pages']);
    expect((await readDocument()).status).toBe('created');
  });

  test('a licence needs both sides, and is asked to be validated then', async () => {
    const { token, id, readDocument } = await documents.aPerson();
    await documents.send(token, id, { content: await aPicture() });
    expect(await update(token, id, { submit: true })).toMatchObject({
      status: 400,
      body: { pages: [expect.stringContaining('both sides')] },
    });
    await documents.send(token, id, { content: await aPicture() });
    const { status, body } = await update(token, id, { submit: true });
    expect(status).toBe(200);
    expect(Value.Errors(DocumentSchema, body)).toEqual([]);
    expect(body).toMatchObject({ status: 'valid_ask', submitted_at: expect.any(String) });
    expect(body.pages.map((page: { doc_status: string }) => page.doc_status)).toEqual([
      'valid_ask',
      'valid_ask',
    ]);
    expect(await update(token, id, { submit: true })).toMatchObject({
      status: 405,
      body: { code: 'document_closed' },
    });
    expect(await update(token, id, { number: '2' })).toMatchObject({ status: 405 });
    expect((await readDocument()).number).toBeNull();
  });

  test.each([
    ['expiration_date', '2027-03-15'],
    ['expiration_date', '2027-02-30'],
    ['expiration_date', 'tomorrow'],
    ['real_edition_date', '2027-03-16'],
    ['number', '\u0000'],
    ['number', 'x'.repeat(51)],
  ])('%s cannot be %j', async (field, value) => {
    const { token, id } = await documents.aPerson('id_proof');
    const { status, body } = await update(token, id, { [field]: value });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });
});

test('an identity document is compared with the account automatically, without a decision', async () => {
  const check = (token: string, document_id: number) =>
    call(documents.api.app, 'POST /v4/doctective/check/', { token, body: { document_id } });
  const { token, id, readDocument } = await documents.aPerson('id_proof');
  expect(await check(token, id)).toMatchObject({ status: 400, body: { document_id: [expect.any(String)] } });
  await documents.send(token, id, { content: await aPicture() });
  expect((await check(token, id)).body).toEqual({ result: 'match', reason: null });
  await documents.send(token, id, { name: 'mgp-refuse-falsified.jpg', content: await aPicture() });
  const { body } = await check(token, id);
  expect(body).toMatchObject({ result: 'no_match', reason: { code: 'NOT_ACCEPTED' } });
  expect((await readDocument()).status).toBe('added');
  const other = await documents.aPerson('id_proof');
  expect((await check(token, other.id)).status).toBe(404);
});
