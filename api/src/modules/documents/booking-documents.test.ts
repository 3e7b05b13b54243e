import { HttpError } from '../../core/http-errors';
import { call, sentTo } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createClock } from '../../core/clock';
import { createDocumentEffects, listGuestDocumentStatuses } from './documents.service';
import { createBookedTrip } from './test/booked-trip';
import { aPicture, startDocuments, type DocumentsTest } from './test/documents';

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

const effects = createDocumentEffects({ clock: createClock(TEST_NOW_MS) });
const setOf = async (token: string, id: number) =>
  (await call(documents.api.app, `GET /3/docs/booking/${id}/`, { token })).body;

async function read(token: string, url: string) {
  const headers = { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` };
  const { statusCode, headers: answered, body } = await documents.api.app.inject({ url, headers });
  return { status: statusCode, type: answered['content-type'], body };
}

describe('the contract of a booking', () => {
  test('is created for both sides at once, each in their language, and for no one else', async () => {
    const { id, guest, owner } = await createBookedTrip(documents);
    await documents.api.database
      .updateTable('app_user')
      .set({ last_name: 'O’Neill <script>alert(1)</script>' })
      .where('id', '=', guest.me.id)
      .execute();
    await documents.api.database.transaction().execute((within) => effects.makeContract(within, { id }));
    const [contract] = (await setOf(guest.token, id)).results;
    expect(contract).toMatchObject({ document_type: 'rent_cont', status: 'validated', takes_pages: false });
    expect((await setOf(owner, id)).results).toEqual([contract]);
    const [page] = contract.pages;
    const { type, body } = await read(owner, page.url);
    expect(type).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="ca-ES">');
    expect(body).toContain('Contracte de lloguer');
    expect(body).toContain('Espanya');
    expect(body).toMatch(/1\.725,73/);
    expect(body).toMatch(/862,87.+862,86.+29 de maig del? 2027/);
    expect(body).toContain('O’Neill &lt;script&gt;');
    expect(body).not.toContain('<script');
    const { token } = await documents.aPerson();
    expect((await call(documents.api.app, `GET /3/docs/booking/${id}/`, { token })).status).toBe(404);
    expect((await read(token, page.url)).status).toBe(404);
  });

  test('cannot be created by a user, and is replaced when it is generated again', async () => {
    const { id, guest } = await createBookedTrip(documents);
    const write = () =>
      documents.api.database.transaction().execute((within) => effects.makeContract(within, { id }));
    await write();
    const [contract] = (await setOf(guest.token, id)).results;
    expect(await documents.send(guest.token, contract.id, { content: await aPicture() })).toMatchObject({
      status: 405,
      body: { code: 'document_takes_no_pages' },
    });
    const [page] = contract.pages;
    expect(
      (await call(documents.api.app, `DELETE /${page.url.slice(1)}`, { token: guest.token })).status,
    ).toBe(405);
    await documents.api.database.updateTable('booking').set({ travelers: 3 }).where('id', '=', id).execute();
    await write();
    const again = (await setOf(guest.token, id)).results[0];
    expect(again.pages.length).toBe(2 * contract.pages.length);
    expect(again.pages[0]).toEqual(page);
  });

  test('is not created when the booking is not', async () => {
    const { id, guest } = await createBookedTrip(documents);
    const failing = documents.api.database.transaction().execute(async (within) => {
      await effects.makeContract(within, { id });
      throw new Error('no money');
    });
    await expect(failing).rejects.toThrow('no money');
    expect((await setOf(guest.token, id)).results).toEqual([]);
  });
});

describe('the proof of an emergency', () => {
  async function aProof(name: string, proof: 'REASON_CORONA' | 'REASON_OWNER' = 'REASON_CORONA') {
    const trip = await createBookedTrip(documents, { proof });
    await documents.api.database
      .transaction()
      .execute((within) => effects.makeProofDocument(within, { id: trip.id, proof_reason: proof }));
    const [document] = (await setOf(trip.guest.token, trip.id)).results;
    const { token } = trip.guest;
    await documents.send(token, document.id, { name, content: await aPicture() });
    await call(documents.api.app, `PATCH /3/docs/${document.id}/`, { token, body: { submit: true } });
    const readDocument = async () =>
      (await call(documents.api.app, `GET /3/docs/${document.id}/`, { token })).body;
    return { ...trip, document, readDocument };
  }

  test.each([
    ['letter.jpg', 'accepted', 'validated'],
    ['refuse-letter.jpg', 'refused', 'refused'],
  ])('%s is %s, and the booking is updated in the same transaction', async (name, verdict, status) => {
    const { id, readDocument, document, owner } = await aProof(name);
    expect(document).toMatchObject({ document_type: 'covid_proof', is_mandatory: true });
    expect((await setOf(owner, id)).results).toEqual([]);
    const received: unknown[] = [];
    await documents.work(60_000, async (_, bookingId, state) => void received.push([bookingId, state]));
    expect(received).toEqual([[id, verdict]]);
    expect((await readDocument()).status).toBe(status);
  });

  test('needs another document when the owner is the reason, and no decision when a page is unreadable', async () => {
    const { document, readDocument } = await aProof('needdoc-statement.jpg', 'REASON_OWNER');
    expect(document.document_type).toBe('detail_decl');
    const received: unknown[] = [];
    await documents.work(60_000, async (_, id) => void received.push(id));
    expect([(await readDocument()).status, received]).toEqual(['needdoc', []]);
  });

  test('waits when its booking cannot be updated, and does not delay the review of other documents', async () => {
    const stuck = await aProof('letter.jpg');
    const other = await documents.aSubmitted('driving_licen', 'front.jpg', 'back.jpg');
    const busy = () => Promise.reject(new HttpError(405, 'not_found'));
    await expect(documents.work(60_000, busy)).rejects.toThrow();
    expect([(await stuck.readDocument()).status, (await other.readDocument()).status]).toEqual([
      'valid_ask',
      'validated',
    ]);
    expect((await sentTo(documents.api.app, stuck.guest.email)).map(({ kind }) => kind)).not.toContain(
      'document_validated',
    );
    await documents.work(600_000);
    expect((await stuck.readDocument()).status).toBe('validated');
  });
});

test('a second driver has separate documents, which count for the trip', async () => {
  const { id, guest } = await createBookedTrip(documents, { hasSecondDriver: true });
  const { results } = await setOf(guest.token, id);
  expect(results).toEqual([
    expect.objectContaining({
      document_type: 'driving_licen',
      is_of_second_driver: true,
      is_mandatory: true,
    }),
    expect.objectContaining({ document_type: 'id_proof', is_of_second_driver: true }),
  ]);
  const { database } = documents.api;
  const at = new Date(TEST_NOW_MS);
  expect(await listGuestDocumentStatuses(database, guest.me.id, at, id)).toHaveLength(4);
  expect(await listGuestDocumentStatuses(database, guest.me.id, at)).toHaveLength(2);
});
