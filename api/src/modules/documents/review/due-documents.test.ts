import {
  checkDocuments,
  vehicleDocuments,
  type DocumentStatus,
  type DocumentWindowStatus,
  type PlainDate,
} from '@campavia/domain';

import { call, sentTo, signIn } from '../../../../test/users';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { listGuestDocumentStatuses } from '../documents.service';
import { aPicture, startDocuments, type DocumentsTest } from '../test/documents';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

const emailsTo = async (email: string) =>
  (await sentTo(documents.api.app, email)).filter(({ kind }) => kind.startsWith('document_'));

describe('ten seconds after it was handed in', () => {
  test('a licence is validated, not before, and its owner is notified once', async () => {
    const { readDocument, email } = await documents.aSubmitted('driving_licen', 'front.jpg', 'back.jpg');
    await documents.work(-60 * SECOND_MS);
    expect((await readDocument()).status).toBe('valid_ask');
    await Promise.all([documents.work(60 * SECOND_MS), documents.work(60 * SECOND_MS)]);
    expect(await readDocument()).toMatchObject({ status: 'validated', reason: null });
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ kind: 'document_validated', subject: 'Permís de conduir: acceptat' });
    expect(emails[0]?.link).toMatch(
      /^http:\/\/localhost:4300\/ca\/go\/account\.guest-document\?document_id=\d+$/,
    );
  });

  test('an identity card goes to the provider first', async () => {
    const { readDocument, email } = await documents.aSubmitted('id_proof', 'card.jpg');
    await documents.work(60 * SECOND_MS);
    expect((await readDocument()).status).toBe('external_transmission');
    expect(await emailsTo(email)).toEqual([]);
    await documents.work(120 * SECOND_MS);
    expect((await readDocument()).status).toBe('validated');
  });

  test.each([
    ['driving_licen', 'refuse-front.jpg', 'refused', 'NOT_ACCEPTED'],
    ['driving_licen', 'refuse-expired-front.jpg', 'refused', 'EXPIRED'],
    ['id_proof', 'mgp-refuse-underage.jpg', 'refuse_mgp', 'UNDERAGE'],
    ['id_proof', 'MGP-REFUSE-do-not-match-user-data.png', 'refuse_mgp', 'DO_NOT_MATCH_USER_DATA'],
    ['id_proof', 'mgp-refuse-falsified.jpg', 'refuse_mgp', 'NOT_ACCEPTED'],
  ])('a %s whose file is called %s is %s: %s', async (type, name, status, code) => {
    const { readDocument, email } = await documents.aSubmitted(type, name, 'other.jpg');
    await documents.work(60 * SECOND_MS);
    await documents.work(120 * SECOND_MS);
    const reviewed = await readDocument();
    expect(reviewed).toMatchObject({ status, reason: { code, text: expect.any(String) } });
    const [mail] = await emailsTo(email);
    expect(mail?.kind).toBe('document_refused');
    expect(JSON.stringify([reviewed, mail]).replaceAll(name, '')).not.toMatch(/falsif/i);
  });

  test('a page that cannot be read is asked for again; the others stay, and the new one takes its place', async () => {
    const person = await documents.aSubmitted('driving_licen', 'front.jpg', 'needdoc-back.jpg');
    await documents.work(60 * SECOND_MS);
    const reviewed = await person.readDocument();
    expect(reviewed.status).toBe('needdoc');
    expect(reviewed.pages).toEqual([
      expect.objectContaining({ name: 'front.jpg', doc_status: 'added', reason: null }),
      expect.objectContaining({
        doc_status: 'needdoc',
        reason: expect.objectContaining({ code: 'UNREADABLE' }),
      }),
    ]);
    const again = await documents.send(person.token, person.id, {
      name: 'back.jpg',
      content: await aPicture(),
    });
    expect(again.body).toMatchObject({ status: 'added', reason: null });
    expect(again.body.pages.map(({ name }: { name: string }) => name)).toEqual(['front.jpg', 'back.jpg']);
  });

  test('after a refusal all pages are sent again, and the expiry date stays if it is required', async () => {
    const card = await documents.aSubmitted('id_proof', 'refuse-card.jpg');
    const licence = await documents.aSubmitted('driving_licen', 'refuse-front.jpg', 'back.jpg');
    await documents.work(60 * SECOND_MS);
    const content = await aPicture();
    expect((await documents.send(card.token, card.id, { content })).body).toMatchObject({
      status: 'added',
      expiration_date: '2030-01-31',
      pages: [expect.anything()],
    });
    expect((await documents.send(licence.token, licence.id, { content })).body).toMatchObject({
      expiration_date: null,
    });
  });
});

describe('the day of expiry', () => {
  const expireAt = async (id: number, expiration_date: string) =>
    documents.api.database
      .updateTable('document')
      .set({ status: 'validated', expiration_date: expiration_date as never, due_at: null })
      .where('id', '=', id)
      .execute();

  test('is announced thirty days before and on the day, once each; a late job changes nothing', async () => {
    const { id, email, readDocument } = await documents.aPerson('id_proof');
    await expireAt(id, '2027-05-01');
    expect((await readDocument()).status).toBe('validated');
    await documents.work(16 * DAY_MS);
    expect(await emailsTo(email)).toEqual([]);
    for (const day of [17, 18, 47, 48]) await documents.work(day * DAY_MS);
    expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual([
      'document_expired',
      'document_expiring',
    ]);
    await expireAt(id, '2027-03-15');
    expect((await readDocument()).status).toBe('expired');
  });

  test('unpublishes the camper that the insurance document belongs to', async () => {
    const { database } = documents.api;
    const camper = await database
      .selectFrom('camper')
      .select(['id', 'vehicle_id'])
      .where('status', '=', 'bookable')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('document')
      .values({
        document_type: 'car_proof_insu',
        vehicle_id: camper.vehicle_id,
        user_id: null,
        booking_id: null,
        status: 'validated',
        expiration_date: '2027-04-01' as never,
        created_at: new Date(TEST_NOW_MS),
      })
      .execute();
    const listed = async () => (await documents.api.get(`/3/products/${camper.id}/`)).status;
    await documents.work(10 * DAY_MS);
    expect(await listed()).toBe(200);
    await documents.work(18 * DAY_MS);
    expect(await listed()).toBe(404);
  });

  test('applies at once to a document with another name than the account', async () => {
    const { id, token, readDocument } = await documents.aPerson('id_proof');
    await expireAt(id, '2031-01-01');
    await call(documents.api.app, 'PATCH /3/users/me/', { token, body: { first_name: 'Another' } });
    expect(await readDocument()).toMatchObject({ status: 'expired', reason: { code: 'OUT_OF_DATE' } });
  });
});

describe('a camper whose insurance document has expired', () => {
  const database = () => documents.api.database;
  const offerReady = () => documents.api.services.offerReadyListings();
  let camper: { id: number; vehicle_id: number; owner_id: number };

  beforeEach(async () => {
    const owner = database().selectFrom('app_user').select('id').where('email', '=', 'owner@campavia.test');
    camper = await database()
      .selectFrom('camper')
      .select(['id', 'vehicle_id', 'owner_id'])
      .where('owner_id', '=', owner)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await database().deleteFrom('document').where('user_id', '=', camper.owner_id).execute();
    await database().deleteFrom('document').where('vehicle_id', '=', camper.vehicle_id).execute();
    const valid = { status: 'validated' as const, created_at: new Date(TEST_NOW_MS) };
    const ofVehicle = vehicleDocuments('GB').mandatory.map((document_type) => ({
      ...valid,
      document_type,
      vehicle_id: camper.vehicle_id,
    }));
    const ofOwner = (['id_proof', 'reg_proof'] as const).map((document_type) => ({
      ...valid,
      document_type,
      user_id: camper.owner_id,
    }));
    await database().insertInto('document').values(ofVehicle).execute();
    await database().insertInto('document').values(ofOwner).execute();
    await set({ status: 'bookable', suspended_from: null, unpublished_from: null });
  });

  const set = (values: object) =>
    database().updateTable('camper').set(values).where('id', '=', camper.id).execute();
  const stateNow = async () =>
    (
      await database()
        .selectFrom('camper')
        .select('status')
        .where('id', '=', camper.id)
        .executeTakeFirstOrThrow()
    ).status;

  async function insure(status: DocumentStatus, until: string): Promise<void> {
    await database()
      .updateTable('document')
      .set({ status, expiration_date: until as PlainDate })
      .where('vehicle_id', '=', camper.vehicle_id)
      .where('document_type', '=', 'car_proof_insu')
      .execute();
  }

  async function expire(): Promise<void> {
    await insure('validated', '2027-03-01');
    await documents.work(0);
  }

  test.each(['bookable', 'published'] as const)(
    'is %s again once it has been renewed and checked, not earlier, and once',
    async (state) => {
      await set({ status: state });
      await expire();
      expect(await stateNow()).toBe('unpublished');
      expect(await offerReady()).toBe(0);
      await insure(state === 'bookable' ? 'valid_ask' : 'refused', '2028-03-01');
      await offerReady();
      expect(await stateNow()).toBe('unpublished');
      await insure('validated', '2028-03-01');
      expect(await offerReady()).toBe(state === 'bookable' ? 1 : 0);
      expect(await stateNow()).toBe(state);
      await set({ status: 'unpublished' });
      expect(await offerReady()).toBe(0);
      expect(await stateNow()).toBe('unpublished');
    },
  );

  test('tells its owner that guests can book it again', async () => {
    await expire();
    await insure('validated', '2028-03-01');
    await offerReady();
    const [email] = await sentTo(documents.api.app, 'owner@campavia.test');
    expect(email).toMatchObject({ kind: 'listing_offered' });
  });

  test('returns after another document of its owner has expired too only with both', async () => {
    const identify = (until: string) =>
      database()
        .updateTable('document')
        .set({ status: 'validated', expiration_date: until as PlainDate })
        .where('user_id', '=', camper.owner_id)
        .where('document_type', '=', 'id_proof')
        .execute();
    await identify('2027-03-01');
    await expire();
    await insure('validated', '2028-03-01');
    expect(await offerReady()).toBe(0);
    await identify('2028-03-01');
    await offerReady();
    expect(await stateNow()).toBe('bookable');
  });

  test.each([
    ['its owner suspended it before', { status: 'unpublished_owner', suspended_from: 'bookable' }],
    ['its owner deleted it meanwhile', { status: 'deleted_owner' }],
  ] as const)('does not come back by itself if %s', async (_, values) => {
    if (values.status === 'unpublished_owner') await set(values);
    await expire();
    await set(values);
    await insure('validated', '2028-03-01');
    expect(await offerReady()).toBe(0);
    expect(await stateNow()).toBe(values.status);
  });

  test('does not come back while staff hide it or its owner is suspended', async () => {
    await expire();
    await insure('validated', '2028-03-01');
    const hidden = await database()
      .insertInto('report_case')
      .values({
        subject: 'listing',
        subject_id: camper.id,
        opened_at: new Date(TEST_NOW_MS),
        decision: 'hidden',
        decided_at: new Date(TEST_NOW_MS),
        decided_by: camper.owner_id,
        reason: 'Another vehicle.',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await offerReady()).toBe(0);
    const reversed = database().updateTable('report_case').set({ decision: 'reversed' });
    await reversed.where('id', '=', hidden.id).execute();
    const activate = (is_active: boolean) =>
      database().updateTable('app_user').set({ is_active }).where('id', '=', camper.owner_id).execute();
    await activate(false);
    expect(await offerReady()).toBe(0);
    await activate(true);
    expect(await offerReady()).toBe(1);
  });

  test('stays suspended until a renewed document has been checked', async () => {
    const { access_token: token } = await signIn(documents.api.app, 'owner@campavia.test');
    const reactivate = () => call(documents.api.app, `POST /3/products/${camper.id}/update/`, { token });
    await set({ status: 'unpublished_owner', suspended_from: 'bookable' });
    await expire();
    const refusal = { status: 409, body: { code: 'camper_document_expired' } };
    expect(await reactivate()).toMatchObject(refusal);
    await insure('valid_ask', '2028-03-01');
    expect(await reactivate()).toMatchObject(refusal);
    await insure('validated', '2028-03-01');
    expect(await reactivate()).toMatchObject({ status: 200, body: { state: 'bookable' } });
    await set({ status: 'unpublished' });
    expect(await offerReady()).toBe(0);
  });
});

describe('whether documents stand in the way of a trip', () => {
  const statusesOf = async (userId: number, afterMs = 0) =>
    listGuestDocumentStatuses(documents.api.database, userId, new Date(TEST_NOW_MS + afterMs));
  const refusals = (some: DocumentWindowStatus[]) =>
    [71, 23].map((hours) => checkDocuments(hours, some)?.code);

  test('missing ones do three days ahead, submitted ones a day ahead, validated ones never', async () => {
    const person = await documents.aPerson();
    expect(await statusesOf(person.me.id)).toEqual(['missing', 'missing']);
    expect(refusals(await statusesOf(person.me.id))).toEqual(['104', '110']);
    const set = (status: 'valid_ask' | 'validated') =>
      documents.api.database
        .updateTable('document')
        .set({ status, expiration_date: '2027-06-01' as never })
        .where('user_id', '=', person.me.id)
        .execute();
    await call(documents.api.app, `GET /3/docs/guest/${person.me.id}/`, { token: person.token });
    await set('valid_ask');
    expect(refusals(await statusesOf(person.me.id))).toEqual([undefined, '110']);
    await set('validated');
    expect(refusals(await statusesOf(person.me.id))).toEqual([undefined, undefined]);
    expect(await statusesOf(person.me.id, 80 * DAY_MS)).toEqual(['missing', 'missing']);
  });
});
