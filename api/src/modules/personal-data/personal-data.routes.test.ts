import { sql } from 'kysely';

import type { ChatMessage, PersonalData } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../test/users';
import type { Database } from '../../database/connect';
import { DATA_SECTIONS, LEFT_OUT } from './data-sections';
import { listPersonalColumns } from './test/personal-columns';

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

async function dataOf(token: string): Promise<PersonalData['sections']> {
  const { status, body, headers } = await call(api.app, 'GET /3/users/me/data/', { token });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('attachment');
  return body.sections;
}

/** Names of columns that identify a person. */
const IDENTIFYING = { endings: 'user_id|owner_id|guest_id|actor_id|staff_id|email|phone|recipient' };

const covered = [
  ...DATA_SECTIONS.flatMap(({ table, person }) => person.map((column) => `${table}.${column}`)),
  ...Object.keys(LEFT_OUT),
];

async function uncovered(database: Database): Promise<string[]> {
  return (await listPersonalColumns(database, IDENTIFYING)).filter((name) => !covered.includes(name));
}

test('every column that identifies a person is in the file or left out for a reason', async () => {
  expect(await uncovered(api.database)).toEqual([]);
  const known = await listPersonalColumns(api.database, IDENTIFYING);
  expect(covered.filter((name) => !known.includes(name))).toEqual([]);
  await sql`create table planted (user_id integer references app_user, email text)`.execute(api.database);
  expect(await uncovered(api.database)).toEqual(['planted.email', 'planted.user_id']);
  await sql`drop table planted`.execute(api.database);
});

test('the file of a new user contains their data and no secret', async () => {
  const person = await aNewUser(api.app, { phone: '+33612345678' });
  const sections = await dataOf(person.token);
  expect(Object.keys(sections)).toEqual(DATA_SECTIONS.map(({ name }) => name));
  expect(sections.account).toEqual([expect.objectContaining({ email: person.email, phone: '+33612345678' })]);
  expect(sections.sign_ins).toHaveLength(1);
  expect(JSON.stringify(sections)).not.toMatch(/password_hash|"hash"|argon2/);
});

test('guest and owner each read their side of a trip', async () => {
  const participants = await participantsOf(api.database);
  const trip = { state: 'TO_COME', message: 'With our dog', driver_born_on: '1990-01-02' } as const;
  const { id } = await storeBooking(api.database, aBooking(participants, trip as never));
  const guest = await dataOf((await signIn(api.app, 'guest@campavia.test')).access_token);
  const owner = await dataOf((await signIn(api.app, 'owner@campavia.test')).access_token);
  expect(guest.trips).toContainEqual(expect.objectContaining({ id, driver_born_on: '1990-01-02' }));
  const ofOwner = owner.bookings_of_your_campers?.find((booking) => booking.id === id);
  expect(ofOwner).toMatchObject({ message: 'With our dog' });
  expect(ofOwner).not.toHaveProperty('driver_born_on');
  expect(owner.campers?.length).toBeGreaterThan(0);
  const nobody = await dataOf((await aNewUser(api.app)).token);
  expect([nobody.trips, nobody.payments, nobody.documents]).toEqual([[], [], []]);
});

test('the file shows the message of a request without contact details to its owner', async () => {
  const participants = await participantsOf(api.database);
  const request = { state: 'VALIDATED', message: 'Call 06 12 34 56 78' } as const;
  const { id } = await storeBooking(api.database, aBooking(participants, request));
  const messageFor = async (email: string, section: 'trips' | 'bookings_of_your_campers') => {
    const sections = await dataOf((await signIn(api.app, email)).access_token);
    return sections[section]?.find((booking) => booking.id === id)?.message;
  };
  expect(await messageFor('guest@campavia.test', 'trips')).toBe('Call 06 12 34 56 78');
  expect(await messageFor('owner@campavia.test', 'bookings_of_your_campers')).toBe('Call •••');
});

test('the file shows chats as their reader sees them: own messages whole, those of others masked or left out', async () => {
  const guest = await aNewUser(api.app);
  const owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  const participants = await participantsOf(api.database);
  const write = async (token: string, content: string): Promise<ChatMessage> => {
    const path = `/3/chats/product/${participants.camperId}/${guest.me.id}/messages/` as const;
    return (await call(api.app, `POST ${path}`, { token, body: { content } })).body;
  };
  const { chat_id } = await write(guest.token, 'Call 06 12 34 56 78');
  await write(owner, 'Write to anna.k@example.org');
  for (const token of [guest.token, owner]) {
    const { id } = await write(token, 'Rude');
    const hidden = { hidden_at: new Date(TEST_NOW_MS) };
    await api.database.updateTable('chat_message').set(hidden).where('id', '=', id).execute();
  }
  const contentsFor = async (token: string) => {
    const messages = (await dataOf(token)).messages_of_chats ?? [];
    return messages.filter((message) => message.chat_id === chat_id).map(({ content }) => content);
  };
  expect(await contentsFor(guest.token)).toEqual(['Call 06 12 34 56 78', 'Write to •••', 'Rude']);
  expect(await contentsFor(owner)).toEqual(['Call •••', 'Write to anna.k@example.org', 'Rude']);

  // The chat becomes that of the booking.
  const trip = aBooking(participants, { state: 'TO_COME', guest_id: guest.me.id } as never);
  await storeBooking(api.database, trip);
  expect(await contentsFor(owner)).toEqual(['Call 06 12 34 56 78', 'Write to anna.k@example.org', 'Rude']);
});

test('the file is created at most ten times an hour, and only for the user', async () => {
  const { token } = await aNewUser(api.app);
  for (let made = 0; made < 10; made += 1) await dataOf(token);
  expect((await call(api.app, 'GET /3/users/me/data/', { token })).status).toBe(429);
  expect((await call(api.app, 'GET /3/users/me/data/')).status).toBe(401);
});
