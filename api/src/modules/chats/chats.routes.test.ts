import { sql } from 'kysely';

import type { Chat, ChatList, ChatMessage, Updates } from '@campavia/contracts';

import { settingsFor, startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { explainQueries } from '../../../test/explain';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { aNewUser, call, signIn } from '../../../test/users';
import { createClock } from '../../core/clock';
import { aPhoto, sendPhoto } from '../conditions/test/conditions';
import { createChatsStore } from './chats.store';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;
let stranger: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  stranger = (await signIn(api.app, 'new@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('chat').execute();
});

type Verb = 'GET' | 'POST' | 'PATCH';
const ask = (token: string | undefined, what: `${Verb} /${string}`, body?: object, key?: string) =>
  call(api.app, what, {
    ...(token !== undefined && { token }),
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const product = () => `/3/chats/product/${participants.camperId}/${participants.guestId}` as const;

async function begin(content = 'Is there room for a surfboard?'): Promise<ChatMessage> {
  const { status, body } = await ask(guest, `POST ${product()}/messages/`, { content });
  expect(status).toBe(201);
  return body as ChatMessage;
}

async function read(token: string, id: number): Promise<Chat> {
  return (await ask(token, `GET /3/chats/${id}/`)).body as Chat;
}

async function list(token: string, query = ''): Promise<ChatList> {
  return (await ask(token, `GET /3/chats/${query}`)).body as ChatList;
}

const unread = async (token: string) => (await ask(token, 'GET /v4/chats/unread/')).body.count as number;
const book = (state: 'VALIDATED' | 'ACCEPTED' | 'TO_COME' | 'TO_COME_NOT_PAID', over = {}) =>
  storeBooking(api.database, aBooking(participants, { state, ...over }));

describe('a guest asks an owner', () => {
  test('the chat exists from its first message', async () => {
    const before = await ask(guest, `GET ${product()}/`);
    expect(before.body).toMatchObject({
      id: null,
      convtype: 'product',
      role: 'guest',
      messages: [],
      can_write: true,
    });
    const { chat_id } = await begin();
    expect((await ask(guest, `GET ${product()}/`)).body).toMatchObject({ id: chat_id });
    expect(await list(owner)).toMatchObject({
      count: 1,
      results: [
        {
          id: chat_id,
          role: 'owner',
          person: { id: participants.guestId },
          unread_count: 1,
          last_message: { author: 'guest', content: 'Is there room for a surfboard?', is_read: false },
        },
      ],
    });
    await ask(owner, `POST /3/chats/${chat_id}/messages/`, { content: 'Yes, two.' });
    expect((await read(guest, chat_id)).messages.map(({ author, content }) => [author, content])).toEqual([
      ['guest', 'Is there room for a surfboard?'],
      ['owner', 'Yes, two.'],
    ]);
  });

  test('two first messages at once begin one chat', async () => {
    const both = await Promise.all([begin('One'), begin('Two')]);
    expect(new Set(both.map(({ chat_id }) => chat_id)).size).toBe(1);
    expect((await read(owner, both[0].chat_id)).messages).toHaveLength(2);
  });

  test('rejects questions about one’s own camper, about an unlisted one, and in the name of another user', async () => {
    const { me } = await aNewUser(api.app);
    const owned = `/3/chats/product/${participants.camperId}/${participants.ownerId}`;
    const others = `/3/chats/product/${participants.camperId}/${me.id}`;
    for (const [token, path] of [
      [owner, owned],
      [guest, others],
      [owner, others],
      [guest, `/3/chats/product/999999/${participants.guestId}`],
    ] as [string, `/${string}`][]) {
      expect((await ask(token, `GET ${path}/`)).status).toBe(404);
      expect((await ask(token, `POST ${path}/messages/`, { content: 'Hello' })).status).toBe(404);
    }
    await api.database
      .updateTable('camper')
      .set({ status: 'unpublished' })
      .where('id', '=', participants.camperId)
      .execute();
    expect((await ask(guest, `GET ${product()}/`)).status).toBe(404);
    await api.database
      .updateTable('camper')
      .set({ status: 'bookable' })
      .where('id', '=', participants.camperId)
      .execute();
  });

  test('a user with an unconfirmed address cannot write', async () => {
    const { token, me } = await aNewUser(api.app, {}, '');
    const path = `/3/chats/product/${participants.camperId}/${me.id}` as const;
    expect((await ask(token, `POST ${path}/messages/`, { content: 'Hello' })).body.code).toBe(
      'email_not_confirmed',
    );
  });
});

describe('the chat of a booking', () => {
  test('begins with what the guest wrote with the request', async () => {
    const { id } = await book('VALIDATED', { message: 'We are four.' });
    const { body } = await ask(owner, `GET /v4/chats/booking/${id}/`);
    expect(body).toMatchObject({
      convtype: 'booking',
      date_from: '2027-07-05',
      booking: { id, state: 'VALIDATED', price: '700.00', price_currency: 'EUR' },
      messages: [{ author: 'guest', content: 'We are four.' }],
    });
    expect(await unread(owner)).toBe(1);
  });

  test('continues the chat about the camper', async () => {
    const { chat_id } = await begin();
    const { id } = await book('VALIDATED', { message: 'We would like to come.' });
    expect((await ask(guest, `GET /v4/chats/booking/${id}/`)).body).toMatchObject({
      id: chat_id,
      messages: [{ content: 'Is there room for a surfboard?' }, { content: 'We would like to come.' }],
    });
    expect((await list(guest, '?convtype=booking')).count).toBe(1);
    expect((await list(guest, '?convtype=product')).count).toBe(0);
  });

  test('does not exist while the owner cannot see the booking', async () => {
    const { id } = await book('VALIDATED', { is_instant: true, message: 'Soon' });
    expect((await ask(owner, `GET /v4/chats/booking/${id}/`)).status).toBe(404);
    expect((await ask(stranger, `GET /v4/chats/booking/${id}/`)).status).toBe(404);
    expect((await ask(guest, `GET /v4/chats/booking/${id}/`)).body).toMatchObject({
      id: null,
      role: 'guest',
    });
  });

  test('contains the changes of the booking', async () => {
    const { id } = await book('VALIDATED');
    await ask(owner, `PATCH /v4/bookings-owner/${id}/accept/`, {});
    const { body } = await ask(guest, `GET /v4/chats/booking/${id}/`);
    expect(body.events).toEqual([expect.objectContaining({ kind: 'accept', actor: 'owner' })]);
    expect(body.booking.state).toBe('ACCEPTED');
  });
});

describe('contact details', () => {
  const SECRET = 'Call me: zero six twelve thirty-four fifty-six, or 06 12 34 56 78, or a@example.org';

  test('are hidden from both until the trip is confirmed, and everywhere', async () => {
    const { id } = await book('TO_COME_NOT_PAID', { message: SECRET });
    for (const token of [guest, owner]) {
      const { body } = await ask(token, `GET /v4/chats/booking/${id}/`);
      expect(body).toMatchObject({
        are_contacts_shown: false,
        messages: [{ is_masked: true, content: 'Call me: •••, or •••, or •••' }],
      });
      expect(JSON.stringify(await list(token))).not.toMatch(/12 34|example|twelve/);
    }
    await api.database
      .updateTable('booking')
      .set({ state: 'TO_COME', paid: 100_000 })
      .where('id', '=', id)
      .execute();
    expect((await ask(owner, `GET /v4/chats/booking/${id}/`)).body).toMatchObject({
      are_contacts_shown: true,
      messages: [{ is_masked: false, content: SECRET }],
    });
  });

  test('pictures wait for the confirmation as well', async () => {
    const { id } = await book('ACCEPTED', { message: 'Hello' });
    const chat = (await ask(guest, `GET /v4/chats/booking/${id}/`)).body as Chat;
    const { status, body } = await ask(guest, `POST /v4/chats/${chat.id}/photos/`);
    expect([status, body.code]).toEqual([405, 'chat_photos_later']);
  });
});

test('a picture is sent once for its key, and is there for the two people only', async () => {
  const { id } = await book('TO_COME', { message: 'Hello' });
  const chat = (await ask(guest, `GET /v4/chats/booking/${id}/`)).body as Chat;
  const content = await aPhoto();
  const sent = await sendPhoto(api.app, `/v4/chats/${chat.id}/photos/`, { token: owner, content });
  expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ author: 'owner', content: '' })]);
  const url = sent.body.photo_url as `/${string}`;
  const seen = await ask(guest, `GET ${url}`);
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await ask(stranger, `GET ${url}`)).status).toBe(404);
  const noPicture = await sendPhoto(api.app, `/v4/chats/${chat.id}/photos/`, {
    token: owner,
    content: Buffer.from('no picture'),
  });
  expect([noPicture.status, Object.keys(noPicture.body)]).toEqual([400, ['photo']]);
});

describe('a message', () => {
  test('that is sent again with its key is stored once', async () => {
    const { chat_id } = await begin();
    const send = (content: string, key: string) =>
      ask(guest, `POST /3/chats/${chat_id}/messages/`, { content }, key);
    const answers = await Promise.all([send('Twice', 'k-1'), send('Twice', 'k-1'), send('Twice', 'k-1')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(guest, chat_id)).messages).toHaveLength(2);
    expect(await unread(owner)).toBe(2);
    const other = await send('Something else', 'k-1');
    expect([other.status, other.body.code]).toEqual([409, 'message_key_used']);
  });

  test.each([
    ['nothing', '', 'field_required'],
    ['spaces', '   \n ', 'field_required'],
    ['only what cannot be seen', '\u200b\u202e', 'field_required'],
    ['2,001 characters', 'x'.repeat(2001), '2000'],
  ])('of %s is refused at its field', async (_, content) => {
    const { chat_id } = await begin();
    const { status, body } = await ask(guest, `POST /3/chats/${chat_id}/messages/`, { content });
    expect([status, Object.keys(body)]).toEqual([400, ['content']]);
  });

  test('has at most 2,000 characters, scripts as text, and no marks that reverse its direction', async () => {
    const { chat_id } = await begin();
    const send = async (content: string) =>
      (await ask(guest, `POST /3/chats/${chat_id}/messages/`, { content })).body.content as string;
    expect(await send('x'.repeat(2000))).toHaveLength(2000);
    expect(await send('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
    expect(await send('a\u202eb\u0000c')).toBe('abc');
  });

  test('is read with those before it, by the other side only', async () => {
    const first = await begin('One');
    const second = (await ask(guest, `POST /3/chats/${first.chat_id}/messages/`, { content: 'Two' })).body;
    await ask(guest, `PATCH /3/chats/messages/${second.id}/`, { is_read: true });
    expect(await unread(owner)).toBe(2);
    await ask(owner, `PATCH /3/chats/messages/${first.id}/`, { is_read: true });
    expect(await unread(owner)).toBe(1);
    const { status, body } = await ask(owner, `PATCH /3/chats/messages/${second.id}/`, { is_read: true });
    expect([status, body.is_read]).toEqual([200, true]);
    expect(await unread(owner)).toBe(0);
    expect((await read(guest, first.chat_id)).messages.map(({ is_read }) => is_read)).toEqual([true, true]);
  });

  test('and its read receipt reach the open pages of both', async () => {
    const since = async (token: string, after: number) =>
      (await ask(token, `GET /v4/updates/?after=${after}`)).body as Updates;
    await api.database.deleteFrom('user_event').execute();
    const message = await begin();
    const written = { chat_id: message.chat_id, state: 'message' };
    expect((await since(owner, 0)).results).toEqual([expect.objectContaining(written)]);
    expect((await since(guest, 0)).results).toEqual([expect.objectContaining(written)]);
    expect((await since(stranger, 0)).results).toEqual([]);
    await ask(owner, `PATCH /3/chats/messages/${message.id}/`, { is_read: true });
    expect((await since(guest, 0)).results.at(-1)).toMatchObject({ chat_id: message.chat_id, state: 'read' });
  });
});

test('earlier messages are loaded page by page', async () => {
  const { chat_id } = await begin('1');
  await api.database
    .insertInto('chat_message')
    .values(
      Array.from({ length: 149 }, (_, index) => ({
        chat_id,
        author: 'owner' as const,
        content: `${index + 2}`,
        client_key: null,
        photo: null,
        sent_at: new Date(0),
      })),
    )
    .execute();
  const newest = await read(guest, chat_id);
  expect([newest.messages.length, newest.messages[0]?.content, newest.has_earlier]).toEqual([
    100,
    '51',
    true,
  ]);
  const earlier = (await ask(guest, `GET /3/chats/${chat_id}/?before=${newest.messages[0]?.id}`))
    .body as Chat;
  expect([earlier.messages.length, earlier.messages.at(-1)?.content, earlier.has_earlier]).toEqual([
    50,
    '50',
    false,
  ]);
});

test('returns 404 for a chat of other users', async () => {
  const { chat_id, id } = await begin();
  for (const what of [
    `GET /3/chats/${chat_id}/`,
    `GET ${product()}/`,
    `POST /3/chats/${chat_id}/messages/`,
    `PATCH /3/chats/messages/${id}/`,
    `GET /v4/chats/messages/${id}/photo/`,
    'GET /3/chats/x/',
    'GET /3/chats/99999999999/',
  ] as const) {
    const body = what.startsWith('GET') ? undefined : { content: 'Hello', is_read: true };
    expect([what, (await ask(stranger, what, body)).status]).toEqual([what, 404]);
    expect((await ask(undefined, what, body)).status).toBe(401);
  }
  expect(await list(stranger)).toMatchObject({ count: 0, results: [] });
});

test('rejects messages to a closed account', async () => {
  const { token, me } = await aNewUser(api.app);
  const path = `/3/chats/product/${participants.camperId}/${me.id}` as const;
  const { body } = await ask(token, `POST ${path}/messages/`, { content: 'Hello' });
  await api.database
    .updateTable('app_user')
    .set({ deleted_at: new Date() })
    .where('id', '=', me.id)
    .execute();
  expect(await read(owner, body.chat_id)).toMatchObject({ can_write: false });
  const answer = await ask(owner, `POST /3/chats/${body.chat_id}/messages/`, { content: 'Hello' });
  expect([answer.status, answer.body.code]).toEqual([405, 'chat_closed']);
});

test.each(['?convtype=x', '?page=0', '?page_size=101'])('%s is refused with a message', async (query) => {
  expect((await ask(guest, `GET /3/chats/${query}`)).status).toBe(400);
});

test('the file of a picture without a message is removed after an hour, others are kept', async () => {
  const booking = await book('TO_COME');
  const chat = (await ask(guest, `GET /v4/chats/booking/${booking.id}/`)).body as Chat;
  const sent = await sendPhoto(api.app, `/v4/chats/${chat.id}/photos/`, {
    token: guest,
    content: await aPhoto(),
  });
  const filesAfter = (ms: number) =>
    createTestServices({
      database: api.database,
      clock: createClock(TEST_NOW_MS + ms),
      settings: settingsFor(api.databaseUrl, api.home),
    }).chats.photoFiles;
  const lost = await filesAfter(0).store(chat.id ?? 0, await aPhoto('#642'));
  const { photo: kept } = await api.database
    .selectFrom('chat_message')
    .select('photo')
    .where('id', '=', sent.body.id)
    .executeTakeFirstOrThrow();
  await filesAfter(59 * 60_000).removeUnused();
  expect(await filesAfter(0).open(lost)).toBeDefined();
  await filesAfter(61 * 60_000).removeUnused();
  expect(await filesAfter(0).open(lost)).toBeUndefined();
  expect(await filesAfter(0).open(kept ?? '')).toBeDefined();
  await api.database.deleteFrom('chat_message').where('id', '=', sent.body.id).execute();
  expect(await filesAfter(0).removeUnused()).toBe(1);
  expect(await filesAfter(0).open(kept ?? '')).toBeUndefined();
});

test('unread messages are counted from an index, and a list is read from one, however many chats there are', async () => {
  const { database } = api;
  const at = new Date(TEST_NOW_MS);
  await sql`insert into chat (camper_id, guest_id, owner_id, created_at, last_at, guest_unread, owner_unread)
    select c.id, g.id, c.owner_id, ${at}::timestamptz, ${at}::timestamptz, g.id % 3, g.id % 2
    from camper c join app_user g on g.id <> c.owner_id limit 20000`.execute(database);
  await sql`vacuum analyze chat`.execute(database);
  const [count = '', page = ''] = await explainQueries(database, async (explaining) => {
    const store = createChatsStore(explaining);
    await store.countUnread(participants.ownerId);
    await store.page(participants.ownerId, { convtype: 'all', limit: 10, offset: 0 });
  });
  expect(count).toMatch(/(?:using|on) chat_guest_unread/);
  expect(count).toMatch(/(?:using|on) chat_owner_unread/);
  expect(count + page).not.toContain('Seq Scan on chat');
});
