import Value from 'typebox/value';

import { InsuranceConditionsSchema, type InsuranceConditions } from '@campavia/contracts';
import { MAX_INSURANCE_FILES, tierOfSlug } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { createTestServices } from '../../../test/services';
import { settingsFor } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../test/users';
import { createClock } from '../../core/clock';
import { aPdf, aPhoto, sendForm, type SentForm } from './test/conditions-form';

let api: Application;
let participants: Participants;
let owner: string;
let guest: string;
let stranger: string;
let ofCamper: `/3/insurance/condition/product/${number}/`;

const OWN = tierOfSlug('none')?.id ?? 0;
const pdf = { content: aPdf() };

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  ofCamper = `/3/insurance/condition/product/${participants.camperId}/`;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  stranger = (await aNewUser(api.app)).token;
});
beforeEach(async () => {
  await api.database.deleteFrom('insurance_condition').execute();
  await deleteBookings(api.database);
  await insuredBy('owner');
  await api.database
    .updateTable('camper')
    .set({ status: 'bookable' })
    .where('id', '=', participants.camperId)
    .execute();
});
afterAll(() => api.close());

async function insuredBy(insured_by: 'owner' | 'platform') {
  const terms = api.database.updateTable('rental_terms').where('camper_id', '=', participants.camperId);
  await terms.set({ insured_by }).execute();
}

const get = (path: string, token?: string) => call(api.app, `GET ${path as '/'}`, { token });
const read = async (): Promise<InsuranceConditions> => (await get(ofCamper, owner)).body;

async function send(form: Omit<SentForm, 'url'> & { url?: string }) {
  const ifMatch = form.ifMatch ?? (await read()).etag;
  return sendForm(api.app, { url: ofCamper, token: owner, ...form, ifMatch });
}

async function sent(): Promise<NonNullable<InsuranceConditions['conditions']>> {
  const { status, body } = await send({ files: [pdf], amount: '900' });
  expect(status).toBe(201);
  return body.conditions;
}

describe('conditions uploaded by an owner', () => {
  test('is read by everybody, on the listing and where insurances are compared', async () => {
    const empty = await get(ofCamper);
    expect(empty).toMatchObject({ status: 200, body: { conditions: null } });
    const { status, body } = await send({ files: [pdf], amount: '900' });
    expect(status).toBe(201);
    expect([...Value.Errors(InsuranceConditionsSchema, body)]).toEqual([]);
    expect(body.conditions).toMatchObject({
      deductible_amount: '900.00',
      files: [{ name: 'conditions.pdf', media_type: 'application/pdf' }],
    });
    expect((await get(ofCamper)).body).toEqual(body);
    expect((await get(`/3/insurance/condition/${body.conditions.id}/`)).body).toEqual(body);
    const listing = (await get(`/3/products/${participants.camperId}/`)).body;
    expect(listing.owner_insurance).toEqual(body.conditions);
    const { choices } = (await get(`/3/insurance/?camper_id=${participants.camperId}&currency=EUR`)).body;
    expect(choices.at(-1)).toMatchObject({ slug: 'none', owner_insurance: body.conditions });
    expect(choices[0]).not.toHaveProperty('owner_insurance');
  });

  test('replaces the usual excess of a damage, in the guest’s currency', async () => {
    await sent();
    const of = async (currency: string) =>
      (await get(`/3/insurance/?camper_id=${participants.camperId}&currency=${currency}`)).body.choices.at(
        -1,
      );
    const { currency } = await api.database
      .selectFrom('camper')
      .select('currency')
      .where('id', '=', participants.camperId)
      .executeTakeFirstOrThrow();
    expect(await of(currency)).toMatchObject({
      deductible_amount: '900.00',
      deductible_glass_breakage: '900.00',
    });
    expect((await of('CHF')).deductible_amount).not.toBe('900.00');
  });

  test('is downloaded from its address, without its metadata', async () => {
    const photo = { content: await aPhoto(), name: 'page.jpg' };
    const { body } = await send({ files: [pdf, photo], amount: '0' });
    const [paper, picture] = body.conditions.files;
    const opened = await api.app.inject({ url: paper.url });
    expect(opened).toMatchObject({ statusCode: 200 });
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    expect(opened.body).not.toContain('Spy Office');
    const shown = await api.app.inject({ url: picture.url });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(shown.body).not.toContain('Spy Camera');
    expect((await api.app.inject({ url: '/media/insurance-conditions/unknown.pdf' })).statusCode).toBe(404);
  });

  test('is changed in part, by either address; what was not sent stays', async () => {
    const before = await sent();
    const cheaper = await send({ method: 'PATCH', amount: '450.50' });
    expect(cheaper).toMatchObject({
      status: 200,
      body: { conditions: { deductible_amount: '450.50', files: before.files } },
    });
    const url = `/3/insurance/condition/${cheaper.body.conditions.id}/`;
    const replaced = await send({
      url,
      method: 'PATCH',
      files: [{ content: aPdf('Another'), name: 'new.pdf' }],
    });
    expect(replaced.body.conditions).toMatchObject({
      deductible_amount: '450.50',
      files: [{ name: 'new.pdf' }],
    });
    const whole = await send({ url, files: [pdf], amount: '10' });
    expect(whole).toMatchObject({ status: 201, body: { conditions: { deductible_amount: '10.00' } } });
    const same = await send({ method: 'PATCH', amount: '10.00' });
    expect(same.body).toEqual(whole.body);
  });

  test('cannot be changed in part before it was sent', async () => {
    expect(await send({ method: 'PATCH', amount: '450' })).toMatchObject({
      status: 404,
      body: { code: 'insurance_conditions_not_found' },
    });
  });
});

describe('bad input is refused at its field, and nothing is changed', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(64)]);
  const many = Array.from({ length: MAX_INSURANCE_FILES + 1 }, () => pdf);
  const files = [pdf];

  test.each<[string, Pick<SentForm, 'files' | 'amount'>, object]>([
    ['nothing', {}, { file: [expect.any(String)], deductible_amount: [expect.any(String)] }],
    ['no file', { amount: '900' }, { file: [expect.stringMatching(/^Add the conditions/)] }],
    ['no amount', { files }, { deductible_amount: [expect.any(String)] }],
    ['an empty amount', { files, amount: ' ' }, { deductible_amount: [expect.any(String)] }],
    ['words for an amount', { files, amount: 'a lot' }, { deductible_amount: [expect.any(String)] }],
    ['less than nothing', { files, amount: '-1' }, { deductible_amount: [expect.any(String)] }],
    ['too much', { files, amount: '20000.01' }, { deductible_amount: [expect.stringMatching(/20,?000/)] }],
    ['an empty file', { files: [{ content: Buffer.alloc(0) }], amount: '1' }, { file: [expect.any(String)] }],
    [
      'a text that is called a PDF, and a bad amount',
      { files: [{ content: Buffer.from('Dear guest') }], amount: 'x' },
      { file: [expect.stringMatching(/^Use PDF/)], deductible_amount: [expect.any(String)] },
    ],
    ['HEIC', { files: [{ content: heic }], amount: '1' }, { file: [expect.stringMatching(/^Use PDF/)] }],
    ['too many files', { files: many, amount: '1' }, { file: [expect.stringMatching(/at most/)] }],
    [
      'a file of more than 10 MB',
      { files: [{ content: Buffer.alloc(10 * 1024 * 1024 + 1) }], amount: '1' },
      { file: [expect.stringMatching(/10 MB/)] },
    ],
    [
      'a file under another name',
      { files: [{ content: aPdf(), field: 'paper' }], amount: '1' },
      { file: [expect.any(String)] },
    ],
  ])('%s', async (_, form, fields) => {
    const before = await read();
    const answer = await send(form);
    expect(answer).toMatchObject({ status: 400, body: fields });
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(Object.keys(fields)));
    expect(Object.keys(answer.body)).toHaveLength(Object.keys(fields).length);
    expect(await read()).toEqual(before);
  });
});

describe('rights', () => {
  test('only the owner can upload or change them', async () => {
    const { id } = await sent();
    for (const url of [ofCamper, `/3/insurance/condition/${id}/`]) {
      for (const method of ['POST', 'PATCH'] as const) {
        for (const [token, status] of [
          [stranger, 404],
          [guest, 404],
          [undefined, 401],
        ] as const) {
          const form = { url, method, files: [pdf], amount: '1', ifMatch: '*' };
          expect((await sendForm(api.app, { ...form, token })).status).toBe(status);
        }
      }
    }
    expect((await read()).conditions?.id).toBe(id);
  });

  test('returns 404 or 410 for conditions that no one may see', async () => {
    for (const path of ['/3/insurance/condition/99999999/', '/3/insurance/condition/x/']) {
      expect(await get(path, owner)).toMatchObject({
        status: 404,
        body: { code: 'insurance_conditions_not_found' },
      });
    }
    expect((await get('/3/insurance/condition/product/99999999/', owner)).status).toBe(404);
    const { id } = await sent();
    const set = (status: 'unpublished_owner' | 'deleted_owner') =>
      api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();
    await set('unpublished_owner');
    expect((await get(ofCamper, guest)).status).toBe(404);
    expect((await get(`/3/insurance/condition/${id}/`)).status).toBe(404);
    expect((await get(ofCamper, owner)).status).toBe(200);
    await set('deleted_owner');
    expect((await get(ofCamper, owner)).status).toBe(410);
    expect((await send({ files: [pdf], amount: '1', ifMatch: '*' })).status).toBe(410);
  });

  test('while the platform insures every trip, only the owner reads them', async () => {
    const { id } = await sent();
    await insuredBy('platform');
    expect((await get(ofCamper, guest)).body.conditions).toBeNull();
    expect((await get(`/3/insurance/condition/${id}/`, guest)).status).toBe(404);
    expect((await get(`/3/products/${participants.camperId}/`)).body.owner_insurance).toBeNull();
    expect((await read()).conditions?.id).toBe(id);
  });
});

describe('a trip', () => {
  test('keeps the conditions it was agreed on, for its guest and owner alone', async () => {
    const agreed = await sent();
    const booking = await storeBooking(
      api.database,
      aBooking(participants, {
        state: 'TO_COME',
        insurance_id: OWN,
        price_frozen_at: new Date(TEST_NOW_MS + 1),
      }),
    );
    await api.database
      .updateTable('insurance_condition')
      .set({ created_at: new Date(TEST_NOW_MS) })
      .execute();
    await send({ method: 'PATCH', amount: '2000' });
    await api.database
      .updateTable('insurance_condition')
      .set({ created_at: new Date(TEST_NOW_MS + 60_000) })
      .where('id', '>', agreed.id)
      .execute();
    const path = `${ofCamper}?booking=${booking.id}`;
    for (const token of [guest, owner]) {
      const { body } = await get(path, token);
      expect(body.conditions).toMatchObject({ id: agreed.id, deductible_amount: '900.00' });
    }
    expect((await get(`/3/insurance/condition/${agreed.id}/`, guest)).status).toBe(200);
    for (const token of [stranger, undefined]) {
      expect(await get(path, token)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
      expect((await get(`/3/insurance/condition/${agreed.id}/`, token)).status).toBe(404);
    }
    expect((await get(`${ofCamper}?booking=99999999`, guest)).status).toBe(404);
    await api.database
      .updateTable('camper')
      .set({ status: 'deleted' })
      .where('id', '=', participants.camperId)
      .execute();
    expect((await get(path, guest)).body.conditions.id).toBe(agreed.id);
  });

  test('that the platform insures has none', async () => {
    await sent();
    const booking = await storeBooking(
      api.database,
      aBooking(participants, { state: 'TO_COME', insurance_id: 1 }),
    );
    expect((await get(`${ofCamper}?booking=${booking.id}`, guest)).body.conditions).toBeNull();
  });
});

test('an edit of an outdated version gets the current one', async () => {
  const { etag } = await read();
  await sent();
  const late = await send({ files: [pdf], amount: '5', ifMatch: etag });
  expect(late).toMatchObject({ status: 412, body: { code: 'edited_meanwhile', current: await read() } });
  const blind = await sendForm(api.app, { url: ofCamper, token: owner, files: [pdf], amount: '5' });
  expect(blind).toMatchObject({ status: 428, body: { code: 'if_match_missing' } });
});

test('of concurrent edits one succeeds, and the others get the current version', async () => {
  const { etag } = await read();
  const answers = await Promise.all(
    [1, 2, 3].map((amount) => send({ files: [pdf], amount: String(amount), ifMatch: etag })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412]);
});

test('unused files are removed, others are kept', async () => {
  const { files } = await sent();
  const { insuranceFiles } = createTestServices({
    database: api.database,
    clock: createClock(TEST_NOW_MS + 7_200_000),
    settings: settingsFor(api.databaseUrl, api.home),
  });
  await insuranceFiles.removeUnused();
  const url = files[0]?.url ?? '';
  expect((await api.app.inject({ url })).statusCode).toBe(200);
  const row = await api.database.selectFrom('insurance_file').select('file').executeTakeFirstOrThrow();
  await api.database.deleteFrom('insurance_condition').execute();
  expect(await insuranceFiles.removeUnused()).toBeGreaterThan(0);
  expect(await insuranceFiles.open(row.file)).toBeUndefined();
  expect((await api.app.inject({ url })).statusCode).toBe(404);
});
