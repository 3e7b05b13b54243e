import { settingsFor } from '../../../test/application';
import { call } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { createClock } from '../../core/clock';
import { createDocumentEffects } from './documents.service';
import { createBookedTrip } from './test/booked-trip';
import { aPicture, startDocuments, type DocumentsTest } from './test/documents';

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

test.each([
  ['letter.jpg', 'accepted'],
  ['refuse-letter.jpg', 'refused'],
])('the proof of an emergency, %s, ends the trip: it is %s', async (name, verdict) => {
  const { database, databaseUrl, home, app } = documents.api;
  const { id, guest } = await createBookedTrip(documents, { proof: 'REASON_CORONA' });
  const { makeProofDocument } = createDocumentEffects({ clock: createClock(TEST_NOW_MS) });
  await database
    .transaction()
    .execute((within) => makeProofDocument(within, { id, proof_reason: 'REASON_CORONA' }));
  const { token } = guest;
  const [proof] = (await call(app, `GET /3/docs/booking/${id}/`, { token })).body.results;
  await documents.send(token, proof.id, { name, content: await aPicture() });
  await call(app, `PATCH /3/docs/${proof.id}/`, { token, body: { submit: true } });
  const later = {
    settings: settingsFor(databaseUrl, home),
    database,
    clock: createClock(TEST_NOW_MS + 60_000),
  };
  await createTestServices(later).documents.jobs.reviewDue();
  const booking = database.selectFrom('booking').select(['state', 'proof']).where('id', '=', id);
  expect(await booking.executeTakeFirstOrThrow()).toEqual({ state: 'CANCELLED_GUEST', proof: verdict });
});
