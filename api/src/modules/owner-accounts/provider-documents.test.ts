import sharp from 'sharp';

import { settingsFor } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';
import type {
  ProviderDocument,
  ProviderDocumentOrder,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { aPicture, aScan, startDocuments, type DocumentsTest } from '../documents/test/documents';
import { createDocumentSubmissions } from './provider-documents.service';
import { createProviderUsers } from './provider-users.service';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** After the start of the tests, documents are accepted by the platform. */
const ACCEPTED_MS = 600 * SECOND_MS;
const UNREACHABLE = { provider: 'sandbox', url: 'http://127.0.0.1:9', secret: 's'.repeat(64) } as const;

let documents: DocumentsTest;

beforeAll(async () => {
  const { outside } = settingsFor('', '');
  documents = await startDocuments({ outside: { ...outside, payments: UNREACHABLE } });
});
beforeEach(() => documents.api.database.deleteFrom('provider_document').execute());
afterAll(() => documents.api.close());

/** A provider of the test's own, with the job that submits to it. */
function aProvider() {
  const orders = new Map<string, { order: ProviderDocumentOrder; answer: ProviderDocument }>();
  const state: { mode: 'works' | 'away' | 'loses the answer' | 'refuses'; calls: number } = {
    mode: 'works',
    calls: 0,
  };
  const take = (key: string, order: ProviderDocumentOrder) => {
    const answer = { id: `kyc ${order.reference}`, status: 'VALIDATION_ASKED', refusal: null } as const;
    const known = orders.get(key) ?? { order, answer };
    orders.set(key, known);
    return known.answer;
  };
  const provider = {
    createUser: async ({ reference }: { reference: string }) =>
      Promise.resolve({ id: `user ${reference}`, confirmUrl: null }),
    submitDocument: async (_: string, order: ProviderDocumentOrder, key: string) => {
      await Promise.resolve();
      state.calls += 1;
      if (state.mode === 'away') throw new PaymentsFailure('away', 'no answer');
      if (state.mode === 'refuses') throw new PaymentsFailure('refused', 'the file is too small');
      const answer = take(key, order);
      if (state.mode === 'loses the answer') throw new PaymentsFailure('away', 'cut off');
      return answer;
    },
    document: async (_: string, id: string) => {
      await Promise.resolve();
      const found = [...orders.values()].find(({ answer }) => answer.id === id);
      if (state.mode === 'away' || !found) throw new PaymentsFailure('away', 'no answer');
      return found.answer;
    },
  };
  const decide = (status: ProviderDocument['status'], refusal: ProviderDocument['refusal'] = null) => {
    for (const known of orders.values()) known.answer = { ...known.answer, status, refusal };
  };
  const { database } = documents.api;
  const at = (afterMs: number) => {
    const clock = createClock(TEST_NOW_MS + 2 * ACCEPTED_MS + afterMs);
    const providerUsers = createProviderUsers({ database, clock, provider });
    const { forProvider } = documents.api.services.documents;
    const log = { error: () => undefined };
    const needs = { database, clock, provider, providerUsers, documents: forProvider, log };
    return { ...createDocumentSubmissions(needs), providerUsers };
  };
  return { orders, state, decide, at };
}

type Submitted = Awaited<ReturnType<DocumentsTest['aSubmitted']>>;

/** An owner who is registered at the provider and whose document the platform has accepted. */
async function anAccepted(type = 'id_proof', ...names: string[]) {
  const person = await documents.aSubmitted(type, ...(names.length > 0 ? names : ['card.jpg']));
  await register(person.me.id);
  await documents.work(ACCEPTED_MS);
  return person;
}

/** Submits a document with the pages that were added, which the platform accepts. */
async function submitAndAccept({ token, id }: Pick<Submitted, 'token' | 'id'>): Promise<void> {
  const body = { expiration_date: '2030-01-31', number: 'X4RTBPFW4', submit: true };
  const { status } = await call(documents.api.app, `PATCH /3/docs/${id}/`, { token, body });
  expect(status).toBe(200);
  await documents.work(2 * ACCEPTED_MS);
}

async function register(userId: number): Promise<void> {
  const row = { user_id: userId, kind: 'natural', provider_id: `user ${userId}` } as const;
  await documents.api.database
    .insertInto('provider_user')
    .values({ ...row, made_at: new Date(TEST_NOW_MS) })
    .execute();
}

const submissionsOf = (documentId: number) =>
  documents.api.database
    .selectFrom('provider_document')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('id')
    .execute();

const emailsTo = async (email: string) =>
  (await sentTo(documents.api.app, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('document_'));

test('an accepted identity document is submitted with its pages as JPEG, and its answer is applied once', async () => {
  const { id, email, readDocument } = await anAccepted('id_proof', 'front.jpg', 'back.jpg');
  expect((await readDocument()).status).toBe('external_transmission');
  const { orders, decide, at } = aProvider();
  expect(await Promise.all([at(0).sendDue(), at(0).sendDue()])).toContain(1);
  await at(60 * SECOND_MS).sendDue();
  expect(orders.size).toBe(1);
  const [submitted] = await submissionsOf(id);
  const sent = orders.get(`document ${submitted?.reference}`)?.order;
  expect(sent).toMatchObject({ type: 'id_proof', pages: [{ name: 'front.jpg' }, { name: 'back.jpg' }] });
  expect((await sharp(sent?.pages[0]?.content).metadata()).format).toBe('jpeg');
  await documents.work(HOUR_MS);
  expect((await readDocument()).status).toBe('external_transmission');
  decide('VALIDATED');
  const providerId = submitted?.provider_id ?? '';
  await Promise.all([at(0).handleEvent(providerId), at(0).handleEvent(providerId)]);
  await at(0).handleEvent(providerId);
  expect(await readDocument()).toMatchObject({ status: 'validated', reason: null });
  expect(await emailsTo(email)).toEqual(['document_validated']);
});

test.each(['UNREADABLE', 'UNDERAGE', 'DO_NOT_MATCH_USER_DATA', 'FALSIFIED'] as const)(
  'a document that the provider refuses as %s says so in words, and can be sent again',
  async (refusal) => {
    const person = await anAccepted();
    const { orders, decide, at } = aProvider();
    await at(0).sendDue();
    decide('REFUSED', refusal);
    const [first] = await submissionsOf(person.id);
    await at(0).handleEvent(first?.provider_id ?? '');
    const code = refusal === 'FALSIFIED' ? 'NOT_ACCEPTED' : refusal;
    expect(await person.readDocument()).toMatchObject({
      status: 'refuse_mgp',
      reason: { code, text: expect.any(String) },
    });
    expect(await emailsTo(person.email)).toEqual(['document_refused']);
    await documents.send(person.token, person.id, { name: 'better.jpg', content: await aScan() });
    await submitAndAccept(person);
    await at(2 * ACCEPTED_MS).sendDue();
    expect(orders.size).toBe(2);
    // The first submission is heard of again, after the second one was made.
    await at(0).handleEvent(first?.provider_id ?? '');
    expect((await person.readDocument()).status).toBe('external_transmission');
  },
);

const WORDS = { FILE_TYPE: 'HEIC', FILE_TOO_SMALL: 'too small', FILE_TOO_LARGE: '7 MB' };
const filled = (start: string, bytes: number, end = '') =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(bytes, 'x'), Buffer.from(end, 'latin1')]);

test.each([
  ['a HEIC photo', 'id_proof', () => filled('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 60_000), 'FILE_TYPE'],
  ['a PDF of 20 KB', 'id_proof', () => filled('%PDF-1.4\n', 20_000, '%%EOF'), 'FILE_TOO_SMALL'],
  ['a small picture', 'id_proof', () => aPicture(), 'FILE_TOO_SMALL'],
  ['a PDF of 8 MB', 'addr_proof', () => filled('%PDF-1.4\n', 8_000_000, '%%EOF'), 'FILE_TOO_LARGE'],
] as const)(
  'the provider is not sent %s: its owner reads why, keeps the page, and sends another one',
  async (_, type, draw, code) => {
    const person = await documents.aPerson(type);
    await register(person.me.id);
    await documents.send(person.token, person.id, { name: 'card', content: await draw() });
    const body = { expiration_date: '2030-01-31', number: 'X4RTBPFW4', submit: true };
    await call(documents.api.app, `PATCH /3/docs/${person.id}/`, { token: person.token, body });
    await documents.work(ACCEPTED_MS);
    const { orders, state, at } = aProvider();
    await at(0).sendDue();
    expect(state.calls).toBe(0);
    expect(await person.readDocument()).toMatchObject({
      status: 'refuse_mgp',
      number: 'X4RTBPFW4',
      reason: { code, text: expect.stringContaining(WORDS[code]) },
      pages: [{ name: 'card' }],
    });
    expect(await emailsTo(person.email)).toEqual(['document_refused']);
    await documents.send(person.token, person.id, { name: 'scan.jpg', content: await aScan() });
    await submitAndAccept(person);
    await at(2 * ACCEPTED_MS).sendDue();
    expect([...orders.values()]).toMatchObject([{ order: { pages: [{ name: 'scan.jpg' }] } }]);
  },
);

test('a page of few colours is sent at full quality, so that it is large enough', async () => {
  const drawn =
    '<svg width="900" height="600"><text x="40" y="300" font-size="90">X4RTBPFW4 ROUX</text></svg>';
  const content = await sharp(Buffer.from(drawn)).flatten({ background: '#fff' }).jpeg().toBuffer();
  expect(content.length).toBeLessThan(32 * 1024);
  const person = await documents.aPerson('id_proof');
  await register(person.me.id);
  await documents.send(person.token, person.id, { content });
  await submitAndAccept(person);
  const { orders, at } = aProvider();
  await at(2 * ACCEPTED_MS).sendDue();
  const [sent] = [...orders.values()].map(({ order }) => order.pages[0]?.content.length ?? 0);
  expect(sent).toBeGreaterThanOrEqual(32 * 1024);
});

test('while the provider is down a document waits, and is submitted once when it is back', async () => {
  const { id, readDocument } = await anAccepted();
  const { orders, state, at } = aProvider();
  for (const mode of ['away', 'loses the answer'] as const) {
    state.mode = mode;
    await at(state.calls * HOUR_MS).sendDue();
    expect((await readDocument()).status).toBe('external_transmission');
    expect((await submissionsOf(id))[0]).toMatchObject({ status: 'WAITING', provider_id: null });
  }
  state.mode = 'works';
  await at(3 * HOUR_MS).sendDue();
  expect([orders.size, state.calls]).toEqual([1, 3]);
  expect((await submissionsOf(id))[0]).toMatchObject({ status: 'VALIDATION_ASKED' });
});

test('an answer whose webhook never came is asked for after an hour', async () => {
  const { readDocument } = await anAccepted();
  const { decide, at } = aProvider();
  await at(0).sendDue();
  decide('VALIDATED');
  await at(HOUR_MS / 2).sendDue();
  expect((await readDocument()).status).toBe('external_transmission');
  await at(2 * HOUR_MS).sendDue();
  expect((await readDocument()).status).toBe('validated');
});

test('documents that the provider does not accept are rejected', async () => {
  const { readDocument } = await anAccepted();
  const { state, at } = aProvider();
  state.mode = 'refuses';
  await at(0).sendDue();
  expect(await readDocument()).toMatchObject({ status: 'refuse_mgp', reason: { code: 'NOT_ACCEPTED' } });
});

test('a valid document that no longer fits the data at the provider has expired', async () => {
  const { id, email, readDocument } = await anAccepted();
  const { decide, at } = aProvider();
  await at(0).sendDue();
  decide('VALIDATED');
  const [submitted] = await submissionsOf(id);
  await at(0).handleEvent(submitted?.provider_id ?? '');
  decide('OUT_OF_DATE');
  await at(0).handleEvent(submitted?.provider_id ?? '');
  expect(await readDocument()).toMatchObject({ status: 'expired', reason: { code: 'OUT_OF_DATE' } });
  expect(await emailsTo(email)).toEqual(['document_expired', 'document_validated']);
});

test('an owner with a camper but without an address is accepted, and submitted when they are registered', async () => {
  const { database } = documents.api;
  const { id, me, readDocument } = await documents.aSubmitted('id_proof', 'card.jpg');
  const born = { borned_on: '1980-01-31' as never };
  await database.updateTable('app_user').set(born).where('id', '=', me.id).execute();
  const camper = await database.selectFrom('camper').select('id').executeTakeFirstOrThrow();
  await database.updateTable('camper').set({ owner_id: me.id }).where('id', '=', camper.id).execute();
  await documents.work(ACCEPTED_MS);
  expect((await readDocument()).status).toBe('external_transmission');
  const { orders, at } = aProvider();
  await at(0).sendDue();
  expect((await readDocument()).status).toBe('validated');
  expect(orders.size).toBe(0);
  const address = { street: '1 rue Haute', city: 'Lyon', zipcode: '69001', country: 'FR' };
  await at(0).providerUsers.ensure(me.id, address);
  await at(ACCEPTED_MS).sendDue();
  expect(orders.size).toBe(1);
  expect((await readDocument()).status).toBe('validated');
  expect((await submissionsOf(id)).map(({ status }) => status)).toEqual(['REPLACED', 'VALIDATION_ASKED']);
});

test('a guest’s identity document is not submitted', async () => {
  const { id, readDocument } = await documents.aSubmitted('id_proof', 'card.jpg');
  await documents.work(ACCEPTED_MS);
  await documents.work(2 * ACCEPTED_MS);
  expect((await readDocument()).status).toBe('validated');
  expect(await submissionsOf(id)).toEqual([]);
});
