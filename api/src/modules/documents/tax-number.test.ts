import { call } from '../../../test/users';
import { startDocuments, type DocumentsTest } from './test/documents';

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

async function anOwner() {
  const person = await documents.aPerson();
  const { body } = await call(
    documents.api.app,
    `GET /3/docs/owner/${person.me.id}/?document_type=tax_identification_number`,
    { token: person.token },
  );
  const [{ id, status }] = body.results;
  const save = (form: object) =>
    call(documents.api.app, `PATCH /3/docs/${id}/`, { token: person.token, body: form });
  return { ...person, status, save };
}

test.each([
  ['FR', '30 23 217 600 053', '3023217600053'],
  ['FR', '303 265 045', '303265045'],
  ['DE', '36 574 261 809', '36574261809'],
  ['ES', '54362315k', '54362315K'],
  ['IT', 'rccmnl83s18d969h', 'RCCMNL83S18D969H'],
  ['NL', '111222333', '111222333'],
  ['BE', '85.07.30-033.28', '85073003328'],
  ['CH', '756.9217.0769.85', '7569217076985'],
  ['IE', '6433435F', '6433435F'],
  ['AT', '59-119/9013', '591199013'],
  ['PT', '123456789', '123456789'],
  ['GB', 'AB123456C', 'AB123456C'],
  ['PL', '83-010-41125 6', '83010411256'],
])('a tax number of %s, %s, is accepted at once', async (issuing_country, number, stored) => {
  const { status, save } = await anOwner();
  expect(status).toBe('created');
  const { body } = await save({ number, issuing_country, submit: true });
  expect(body).toMatchObject({ status: 'validated', number: stored, issuing_country });
});

test.each([
  [{ issuing_country: 'FR', number: '30 23 217 600 054' }, 'number', '30 23 217 600 053'],
  [{ issuing_country: 'DE', number: '54362315K' }, 'number', '36 574 261 809'],
  [{ issuing_country: 'PL', number: 'unknown' }, 'number', 'without other characters'],
  [{ issuing_country: 'FR', number: '  ' }, 'number', ''],
  [{ issuing_country: 'ZZ', number: '123456789' }, 'issuing_country', ''],
  [{ number: '123456789' }, 'issuing_country', ''],
])('%j is refused at its field', async (form, field, words) => {
  const { save, readDocument } = await anOwner();
  const { status, body } = await save({ ...form, submit: true });
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
  expect(body[field][0]).toContain(words);
  expect((await readDocument()).number).toBeNull();
});

test('a tax number can be corrected, and submitted twice at once', async () => {
  const { save } = await anOwner();
  await save({ number: '123456789', issuing_country: 'PT', submit: true });
  const form = { number: '54362315K', issuing_country: 'ES', submit: true };
  const answers = await Promise.all([save(form), save(form)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toMatchObject({ status: 'validated', number: '54362315K', issuing_country: 'ES' });
});
