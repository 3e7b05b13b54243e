import { randomUUID } from 'node:crypto';

import { startApplication, type Application } from '../../../test/application';
import { aBooking, participantsOf } from '../../../test/bookings';
import { aNewUser, call, sentTo, signIn, type Call } from '../../../test/users';

const SUPPORT = 'support@campavia.test';

let api: Application;
let networks = 0;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('contact_message').execute();
  await api.database.deleteFrom('notice').execute();
});

/** Every call comes from another network unless it names one. */
function send(over: object = {}, options: Call = {}) {
  const body = {
    key: randomUUID(),
    topic: 'PAYMENT',
    name: 'Marta Rossi',
    email: `marta.${networks}@example.org`,
    text: 'When do I get the deposit back?',
    locale: 'fr',
    ...over,
  };
  networks += 1;
  return call(api.app, 'POST /v4/contact-messages/', { from: `198.51.100.${networks}`, body, ...options });
}

const rows = () => api.database.selectFrom('contact_message').selectAll().orderBy('id').execute();

test('a message goes to the support team, and its sender gets a confirmation in their language', async () => {
  const text = 'Où est ma caution ?\r\nMerci 🚐';
  const { status, body } = await send({ email: ' Marta@Example.org ', text });
  expect(status).toBe(201);
  const [support] = await sentTo(api.app, SUPPORT);
  expect(support).toMatchObject({
    kind: 'contact_message',
    subject: `Message ${body.id} from the contact page`,
  });
  for (const part of [
    'Marta Rossi',
    'marta@example.org',
    'French',
    'Où est ma caution ?',
    'Merci 🚐',
    'deposit',
  ]) {
    expect(support?.body).toContain(part);
  }
  const [received] = await sentTo(api.app, 'marta@example.org');
  expect(received).toMatchObject({
    kind: 'contact_received',
    subject: `Nous avons reçu votre message ${body.id}`,
    link: expect.stringContaining('/fr/go/help'),
  });
  // A sender who enters another person's address cannot choose the text of the e-mail that this person gets.
  expect(received?.body).not.toMatch(/Marta|caution \?|Merci 🚐/);
  expect(await rows()).toMatchObject([{ id: body.id, body: 'Où est ma caution ?\nMerci 🚐', user_id: null }]);
});

test('a message that is sent twice is taken once', async () => {
  const key = randomUUID();
  const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await sentTo(api.app, SUPPORT)).toHaveLength(1);
});

test.each([
  ['10,000 characters', { text: 'a'.repeat(10_000) }, { text: ['Use 5,000 characters at most.'] }],
  ['no text', { text: ' \n ' }, { text: ['This is needed.'] }],
  [
    'a script',
    { text: 'Look: <script>alert(1)</script>' },
    { text: [expect.stringContaining('without program code')] },
  ],
  [
    'a link',
    { text: 'Look: https://evil.test' },
    { text: [expect.stringContaining('Links to other sites')] },
  ],
  ['a link as a name', { name: 'Win at https://evil.test' }, { name: ['This value cannot be used.'] }],
  ['no name', { name: '' }, { name: ['This is needed.'] }],
  ['an invalid address', { email: 'marta' }, { email: [expect.stringContaining('name@example.com')] }],
  ['another topic', { topic: 'POEMS' }, { topic: ['This is not one of the choices.'] }],
  [
    'a booking of a visitor',
    { booking_id: 1 },
    { booking_id: [expect.stringContaining('not one of your bookings')] },
  ],
  ['an invalid key', { key: 'twice' }, { key: [expect.any(String)] }],
])('%s is refused at its field', async (_, over, errors) => {
  expect(await send(over)).toMatchObject({ status: 400, body: errors });
  expect(await rows()).toEqual([]);
});

test('links to pages of the site are taken, and what is wrong is said in the reader’s language', async () => {
  expect((await send({ text: 'This one: http://localhost:4300/campers/7' })).status).toBe(201);
  const { body } = await send({ text: 'www.evil.test' }, { headers: { 'accept-language': 'de-DE' } });
  expect(body).toMatchObject({ text: [expect.stringContaining('Links zu anderen Websites')] });
});

test('a booking is named by its guest and by its owner only', async () => {
  const participants = await participantsOf(api.database);
  const { id } = await api.database
    .insertInto('booking')
    .values(aBooking(participants))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const email of ['guest@campavia.test', 'owner@campavia.test']) {
    const { access_token: token } = await signIn(api.app, email);
    expect((await send({ booking_id: id }, { token })).status).toBe(201);
  }
  const { token } = await aNewUser(api.app);
  expect((await send({ booking_id: id }, { token })).status).toBe(400);
  expect((await rows()).map(({ booking_id }) => booking_id)).toEqual([id, id]);
});

test('limits the number of messages per person, network and address', async () => {
  const { token } = await aNewUser(api.app);
  const byUser = await inTurn(6, () => send({}, { token }));
  const byNetwork = await inTurn(21, () => send({}, { from: '203.0.113.77' }));
  const byAddress = await inTurn(6, () => send({ email: 'victim@example.org' }));
  for (const statuses of [byUser, byNetwork, byAddress]) {
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429]);
  }
});

async function inTurn(times: number, attempt: () => ReturnType<typeof send>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await attempt()).status);
  return statuses;
}

test('messages are deleted with the account of their sender', async () => {
  const { token, email } = await aNewUser(api.app);
  await send({ email }, { token });
  await send({ email: 'other@example.org' });
  expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
  expect((await rows()).map((row) => row.email)).toEqual(['other@example.org']);
});
