import { sql } from 'kysely';

import type { AuditLog, BackOfficeOverview, DocumentQueue, ReviewedDocument } from '@campavia/contracts';

import { participantsOf } from '../../../test/bookings';
import { explainQueries } from '../../../test/explain';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo, signIn } from '../../../test/users';
import { createDocumentQueueStore } from '../documents/staff-review/document-queue.store';
import { startDocuments, type DocumentsTest } from '../documents/test/documents';

let documents: DocumentsTest;
let staff: string;
let colleague: string;
let staffId: number;

beforeAll(async () => {
  documents = await startDocuments();
  staff = (await signIn(documents.api.app, 'staff@campavia.test')).access_token;
  const second = await aNewUser(documents.api.app, { first_name: 'Daan' });
  colleague = second.token;
  const staffed = documents.api.database
    .updateTable('app_user')
    .set({ is_staff: true, staff_role: 'support' });
  await staffed.where('id', '=', second.me.id).execute();
  staffId = (await call(documents.api.app, 'GET /3/users/me/', { token: staff })).body.id;
});
afterAll(() => documents.api.close());

const send = (what: Parameters<typeof call>[1], body?: object, token: string | undefined = staff) =>
  call(documents.api.app, what, { token, body });
const open = async (id: number, token = staff): Promise<ReviewedDocument> =>
  (await send(`POST /v4/back-office/documents/${id}/open/`, undefined, token)).body;
const decide = (id: number, form: object, token = staff) =>
  send(`POST /v4/back-office/documents/${id}/decide/`, form, token);
const queue = async (token = staff): Promise<DocumentQueue> =>
  (await send('GET /v4/back-office/documents/?page_size=100', undefined, token)).body;
const overview = async (): Promise<BackOfficeOverview> => (await send('GET /v4/back-office/')).body;
const actions = async (query: string): Promise<AuditLog> =>
  (await send(`GET /v4/back-office/actions/?${query}`)).body;

/** A document that the sandbox leaves to staff. */
async function aWaiting(type = 'driving_licen') {
  const person = await documents.aSubmitted(type, 'staff-front.jpg', 'back.jpg');
  await documents.work(60_000);
  const document = await person.readDocument();
  expect(document.status).toBe('valid_ask');
  return {
    ...person,
    submitted_at: document.submitted_at as string,
    pages: document.pages as { id: number }[],
  };
}

describe('a document that waits', () => {
  test('is counted, listed with its holder, and opened with the holder’s other data; the access is recorded', async () => {
    const { id, me } = await aWaiting();
    expect((await overview()).queues[0]).toMatchObject({
      name: 'documents',
      waiting: 1,
      fresh: 1,
      late: 0,
      next_id: id,
    });
    expect((await queue()).results).toMatchObject([
      { id, document_type: 'driving_licen', claimed_by: null, holder: `${me.first_name} ${me.last_name}` },
    ]);
    expect(await open(id)).toMatchObject({
      document: { id, status: 'valid_ask', pages: [expect.anything(), expect.anything()] },
      holder: { id: me.id },
      compare: { first_name: me.first_name, vehicle: null, booking: null },
      claimed_by: { is_me: true },
      is_waiting: true,
      next_id: null,
    });
    expect((await actions(`subject=document&subject_id=${id}`)).results).toMatchObject([
      { action: 'document_opened', staff: { id: staffId }, user: { id: me.id } },
    ]);
    await decide(id, { decision: 'accept', submitted_at: (await open(id)).document.submitted_at });
  });

  test('is accepted: its holder gets an e-mail, the act is recorded with before and after', async () => {
    const person = await aWaiting();
    const { id, submitted_at } = person;
    expect(await decide(id, { decision: 'accept', submitted_at })).toMatchObject({
      status: 200,
      body: { id },
    });
    expect(await person.readDocument()).toMatchObject({ status: 'validated', reason: null });
    expect((await sentTo(documents.api.app, person.email))[0]).toMatchObject({ kind: 'document_validated' });
    expect((await actions(`subject_id=${id}&action=document_accepted`)).results).toMatchObject([
      { before: { type: 'driving_licen', status: 'valid_ask' }, after: { status: 'validated' } },
    ]);
    expect((await overview()).decided_today.accepted).toBeGreaterThan(0);
  });

  test('submits the document to the provider where the provider decides', async () => {
    const person = await aWaiting('id_proof');
    await decide(person.id, { decision: 'accept', submitted_at: person.submitted_at });
    expect((await person.readDocument()).status).toBe('external_transmission');
    await documents.work(120_000);
    expect((await person.readDocument()).status).toBe('validated');
  });

  test('is asked for again, one page of it, with words that its holder reads', async () => {
    const person = await aWaiting();
    const { id, submitted_at, pages } = person;
    const form = {
      decision: 'ask_again',
      submitted_at,
      reason: 'UNREADABLE',
      page_id: pages[1]?.id,
      note: 'Too dark.',
    };
    expect(await decide(id, form)).toMatchObject({ status: 200 });
    const read = await person.readDocument();
    expect(read).toMatchObject({ status: 'needdoc', reason: { code: 'UNREADABLE' } });
    expect(read.reason.text).toMatch(/Too dark\.$/);
    expect(read.pages.map(({ doc_status }: { doc_status: string }) => doc_status)).toEqual([
      'added',
      'needdoc',
    ]);
    const [mail] = await sentTo(documents.api.app, person.email);
    expect(mail).toMatchObject({ kind: 'document_needdoc' });
    expect(mail?.body).toContain('Too dark.');
  });

  test('is refused with a reason, never with the word forged', async () => {
    const person = await aWaiting();
    const form = { decision: 'refuse', submitted_at: person.submitted_at, reason: 'FALSIFIED' };
    expect(await decide(person.id, form)).toMatchObject({ status: 200 });
    expect(await person.readDocument()).toMatchObject({
      status: 'refused',
      reason: { code: 'NOT_ACCEPTED' },
    });
  });

  test.each([
    [{ decision: 'refuse' }, 'reason'],
    [{ decision: 'ask_again', reason: 'UNREADABLE', page_id: 2_000_000_000 }, 'page_id'],
    [{ decision: 'refuse', reason: 'BORED' }, 'reason'],
    [{ decision: 'burn' }, 'decision'],
    [{ decision: 'refuse', reason: 'EXPIRED', note: 'x'.repeat(1001) }, 'note'],
  ])('is not decided by %o', async (form, field) => {
    const person = await aWaiting();
    const { status, body } = await decide(person.id, { submitted_at: person.submitted_at, ...form });
    expect([status, Object.keys(body as object)]).toEqual([400, [field]]);
    expect((await person.readDocument()).status).toBe('valid_ask');
    await decide(person.id, { decision: 'accept', submitted_at: person.submitted_at });
  });
});

describe('two members of staff', () => {
  test('who decide at once: one decision counts', async () => {
    const { id, submitted_at, ...person } = await aWaiting();
    const answers = await Promise.all([
      decide(id, { decision: 'accept', submitted_at }),
      decide(id, { decision: 'refuse', reason: 'EXPIRED', submitted_at }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await sentTo(documents.api.app, person.email)).toHaveLength(1);
    expect(await open(id)).toMatchObject({
      is_waiting: false,
      decision_count: 1,
      last_decision: { staff_name: expect.any(String) },
    });
  });

  test('do not review the same document; after ten minutes it is free again', async () => {
    const { id, submitted_at } = await aWaiting();
    await open(id, colleague);
    expect((await queue()).results).toMatchObject([{ id, claimed_by: { first_name: 'Daan' } }]);
    expect(await open(id)).toMatchObject({ claimed_by: { first_name: 'Daan', is_me: false } });
    expect((await overview()).queues[0]).toMatchObject({ waiting: 1, next_id: null });
    const form = { decision: 'accept', submitted_at };
    expect(await decide(id, form)).toMatchObject({ status: 409, body: { code: 'document_claimed' } });
    const claimed_at = new Date(TEST_NOW_MS - 11 * 60_000);
    await documents.api.database.updateTable('document_claim').set({ claimed_at }).execute();
    expect(await decide(id, form)).toMatchObject({ status: 200 });
  });

  test('reject a decision on a document that was withdrawn or resubmitted meanwhile', async () => {
    const person = await aWaiting();
    const again = { decision: 'ask_again', submitted_at: person.submitted_at, reason: 'INCOMPLETE' };
    await decide(person.id, again);
    const late = { status: 409, body: { code: 'document_decided' } };
    expect(await decide(person.id, { ...again, decision: 'refuse' })).toMatchObject(late);
    const { database } = documents.api;
    await database
      .updateTable('document')
      .set({ status: 'valid_ask', submitted_at: new Date(TEST_NOW_MS + 5) })
      .where('id', '=', person.id)
      .execute();
    expect(await decide(person.id, again)).toMatchObject(late);
    await database.deleteFrom('document').where('id', '=', person.id).execute();
    expect(await decide(person.id, again)).toMatchObject({ status: 404 });
  });
});

describe('access', () => {
  test('guests, owners and staff who act as a user get 404 for everything, and change nothing', async () => {
    const { id, submitted_at, me, token: holder, ...person } = await aWaiting();
    const owner = (await signIn(documents.api.app, 'owner@campavia.test')).access_token;
    const actor = (await send('POST /v4/users/auth/log-as/', { user_id: me.id })).body.access_token;
    const calls: [Parameters<typeof call>[1], object?][] = [
      ['GET /v4/back-office/'],
      ['GET /v4/back-office/actions/'],
      ['GET /v4/back-office/documents/'],
      [`POST /v4/back-office/documents/${id}/open/`],
      [`POST /v4/back-office/documents/${id}/decide/`, { decision: 'accept', submitted_at }],
      [`POST /v4/back-office/documents/${id}/decide/`, { decision: 'burn' }],
      ['GET /v4/back-office/people/?query=marta'],
      [`GET /v4/back-office/people/${me.id}/`],
      [`POST /v4/back-office/people/${me.id}/suspend/`, { reason: 'x' }],
      [`POST /v4/back-office/people/${me.id}/restore/`, {}],
    ];
    for (const token of [holder, owner, actor as string]) {
      for (const [what, body] of calls) expect((await send(what, body, token)).status).toBe(404);
    }
    for (const [what, body] of calls)
      expect((await call(documents.api.app, what, { body })).status).toBe(401);
    expect((await person.readDocument()).status).toBe('valid_ask');
    expect((await actions(`user_id=${me.id}`)).count).toBe(0);
    await decide(id, { decision: 'accept', submitted_at });
  });

  test('staff do not review their own documents', async () => {
    const { id, submitted_at } = await aWaiting();
    const { database } = documents.api;
    await database.updateTable('document').set({ user_id: staffId }).where('id', '=', id).execute();
    expect((await queue()).count).toBe(0);
    expect(await decide(id, { decision: 'accept', submitted_at })).toMatchObject({ status: 404 });
    await database.deleteFrom('document').where('id', '=', id).execute();
  });
});

describe('the audit log', () => {
  test('is append-only', async () => {
    const { database } = documents.api;
    await expect(database.updateTable('staff_action').set({ staff_id: 1 }).execute()).rejects.toThrow();
    await expect(database.deleteFrom('staff_action').execute()).rejects.toThrow();
    await expect(sql`truncate staff_action`.execute(database)).rejects.toThrow();
    const { rows } = await sql<{ privilege: string }>`select privilege_type as privilege
      from information_schema.role_table_grants where table_name = 'staff_action' order by 1`.execute(
      database,
    );
    const granted = new Set(rows.map(({ privilege }) => privilege));
    expect(granted).toContain('INSERT');
    for (const right of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(granted).not.toContain(right);
  });

  test('is searched by person, action, subject and days', async () => {
    const all = await actions('page_size=1');
    expect(all.count).toBeGreaterThan(5);
    expect(all.next).toContain('page=2');
    expect((await actions('from=2027-03-15&to=2027-03-15')).count).toBe(all.count);
    expect((await actions('from=2027-03-16')).count).toBe(0);
    expect((await actions(`staff_id=${staffId}&action=document_opened`)).count).toBeGreaterThan(0);
  });

  test.each(['from=2027-02-30', 'action=burnt', 'page=0', 'staff_id=x'])('refuses %s', async (query) => {
    expect((await send(`GET /v4/back-office/actions/?${query}`)).status).toBe(400);
  });
});

describe('people', () => {
  test('are found by address, phone, name, and number of themselves, a booking or a camper', async () => {
    const { app } = documents.api;
    const { camperId, ownerId } = await participantsOf(documents.api.database);
    const found = async (query: string): Promise<number[]> => {
      const { body } = await send(`GET /v4/back-office/people/?query=${encodeURIComponent(query)}`);
      return body.results.map(({ id }: { id: number }) => id);
    };
    const { me } = await aNewUser(app, { first_name: 'Wilhelmina' });
    await documents.api.database
      .updateTable('app_user')
      .set({ phone: '+33612345678' })
      .where('id', '=', me.id)
      .execute();
    for (const query of [
      me.email,
      me.email.toUpperCase(),
      String(me.id),
      'wilhelmina',
      '+33 6 12 34 56 78',
    ]) {
      expect(await found(query)).toContain(me.id);
    }
    expect(await found(String(camperId))).toContain(ownerId);
    for (const query of ['%', '_____', "'; drop table app_user; --", '\0', '9'.repeat(30)]) {
      expect(await found(query)).toEqual([]);
    }
    expect((await send(`GET /v4/back-office/people/${ownerId}/`)).body).toMatchObject({
      id: ownerId,
      is_owner: true,
      campers: expect.arrayContaining([expect.objectContaining({ id: camperId })]),
    });
    expect((await send('GET /v4/back-office/people/999999999/')).status).toBe(404);
  });

  test('are suspended: sessions end with the one 403, campers are off offer; and restored as they were', async () => {
    const { app, database } = documents.api;
    const { camperId, ownerId } = await participantsOf(database);
    const { access_token: token } = await signIn(app, 'owner@campavia.test');
    const path = `POST /v4/back-office/people/${ownerId}` as const;
    const status = async () =>
      (
        await database
          .selectFrom('camper')
          .select('status')
          .where('id', '=', camperId)
          .executeTakeFirstOrThrow()
      ).status;
    expect(await send(`${path}/restore/`, { reason: 'Why' })).toMatchObject({ status: 409 });
    expect(await send(`${path}/suspend/`, { reason: ' ' })).toMatchObject({ status: 400 });
    expect(await send(`${path}/suspend/`, { reason: 'Fraud' })).toMatchObject({ status: 200 });
    expect(await send(`${path}/suspend/`, { reason: 'Fraud' })).toMatchObject({ status: 409 });
    expect(await call(app, 'GET /3/users/me/', { token })).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
    expect(await status()).toBe('unpublished');
    expect(await send(`${path}/restore/`, { reason: 'Mistake' })).toMatchObject({ status: 200 });
    expect(await status()).toBe('bookable');
    await signIn(app, 'owner@campavia.test');
    const acts = await actions(`user_id=${ownerId}&subject=user`);
    expect(acts.results.map(({ action }) => action)).toEqual(['user_restored', 'user_suspended']);
    expect(await send(`POST /v4/back-office/people/${staffId}/suspend/`, { reason: 'x' })).toMatchObject({
      status: 405,
    });
  });
});

test('the next of 10,000 documents is found by an index, however many wait', async () => {
  const { database } = documents.api;
  const { me } = await aNewUser(documents.api.app);
  await sql`drop index document_vehicle`.execute(database);
  const at = new Date(TEST_NOW_MS);
  await sql`insert into document (document_type, vehicle_id, status, created_at, submitted_at)
    select 'car_registr', vehicle_id, 'valid_ask', ${at}::timestamptz, ${at}::timestamptz - n * interval '1 second'
    from generate_series(1, 10000) n
    join (select vehicle_id, row_number() over (order by id) as nth, count(*) over () as many from camper) c
      on c.nth = 1 + n % c.many`.execute(database);
  await sql`analyze document`.execute(database);
  const reader = { staffId: me.id, claimedAfter: at };
  const [next, page] = await explainQueries(database, async (explaining) => {
    const queues = createDocumentQueueStore(explaining);
    await queues.next('documents', reader);
    await queues.page('documents', reader, { limit: 10, offset: 0 });
  });
  for (const plan of [next, page]) {
    expect(plan).toContain('Index Scan using document_waiting');
    expect(plan).not.toContain('Seq Scan on document d ');
  }
  expect(next).not.toContain('Sort');
});
